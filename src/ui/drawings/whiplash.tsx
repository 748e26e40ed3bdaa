import { Drawing, type DrawingProps } from './drawing.tsx'
import { Ground } from './ground.tsx'
import { Profile } from './profile.tsx'

/** A head in profile thrown back and forth before a headrest, the vertebrae of the neck marked. */
export function Whiplash({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" title={title}>
      <Ground />
      <path
        className="line fill-mist-2"
        d="M4 36c0-6 3-9 8-9s8 3 9 9l3 30c1 6-2 9-6 9-5 0-8-2-9-8zM9 75h10M6 118c-2-12-4-26-3-36 1-5 4-7 8-7h8c5 0 8 3 9 9l3 34"
      />
      <g transform="translate(9 17) scale(.86)">
        <g transform="rotate(-24 48 88)" strokeDasharray="3 4">
          <path
            className="line-fine"
            d="M48 74c0-5 0-9-1-14-1-4-5-7-6-11-1-4-3-9-2-14 1-5 3-10 7-14 4-4 10-7 16-7 6 0 12 2 16 5 4 3 6 8 8 13"
          />
        </g>
        <Profile />
        <path
          className="line-strong accent"
          d="M46 58l9-1M47 65h9M47 72l9 1M45 79l10 2M42 86l10 4"
        />
      </g>
      <path className="accent" d="M40 13q22-10 44 2m-7-8l7 8-10 2M47 6l-7 7 10 2" />
    </Drawing>
  )
}
