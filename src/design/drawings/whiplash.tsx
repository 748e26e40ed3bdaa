import { Profile } from './profile.tsx'
import { Scene } from './scene.tsx'

/** A head in profile thrown back and forth before a headrest, the vertebrae of the neck marked. */
export const Whiplash = () => (
  <Scene>
    <path
      className="line fill-mist-2"
      d="M4 36c0-6 3-9 8-9s8 3 9 9l3 26c1 6-2 9-6 9H12c-4 0-5-2-6-6zM5 124C3 110 1 98 2 90c1-6 3-8 8-8h11c5 0 8 3 9 8l3 34"
    />
    <path d="M13 71v11M20 71v11" />
    <g transform="translate(9 20.5) scale(.86)">
      <path
        className="line-fine"
        transform="rotate(-24 48 88)"
        strokeDasharray="3 4"
        d="M48 74c0-5 0-9-1-14-1-4-5-7-6-11-1-4-3-9-2-14 1-5 3-10 7-14 4-4 10-7 16-7 6 0 12 2 16 5 4 3 6 8 8 13"
      />
      <Profile />
      <path className="line-strong accent" d="M46 58l9-1M47 65h9M47 72l9 1M45 79l10 2M42 86l10 4" />
    </g>
    <path className="accent" d="M40 13q22-10 44 2m-7-8l7 8-10 2M47 6l-7 7 10 2" />
  </Scene>
)
