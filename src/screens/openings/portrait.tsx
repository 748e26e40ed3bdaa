import './portrait.css'

/** A person in a white coat, in the place of a photograph: the line is the seam of the coat. */
export const Portrait = () => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: decoration beside the name
  <svg className="portrait" viewBox="0 0 300 300" preserveAspectRatio="xMidYMax meet">
    <path
      className="portrait-coat"
      d="M-40 300C-30 232 20 206 92 192L150 232 208 192C280 206 330 232 340 300"
    />
    <path
      className="portrait-skin"
      d="M122 150c2 22 0 34-30 42 14 24 38 38 58 40 20-2 44-16 58-40-30-8-32-20-30-42z"
    />
    <path
      className="portrait-skin"
      d="M100 92c0-44 22-66 50-66s50 22 50 66c0 40-22 76-50 76s-50-36-50-76z"
    />
    <path
      className="portrait-hair"
      d="M98 104C84 40 112 8 154 10c40 2 62 34 48 94-4-22-10-36-20-46-24 12-50 14-66 8-10 10-16 22-18 38z"
    />
    <path
      className="portrait-fine"
      d="M118 88q9-6 18-1M164 87q9-5 18 1M150 96v24q-2 6-9 5M152 130"
    />
    <path d="M133 141q17 12 34 0" />
    <path className="portrait-eyes" d="M127 101v.1M173 101v.1" />
    <path d="M92 192l22 52 36-12M208 192l-22 52-36-12M40 300l8-40M260 300l-8-40" />
    <path className="portrait-fine" d="M206 256h34v4h-34z" />
    <path className="portrait-line" d="M150 232V300" />
  </svg>
)
