import { Drawing, type DrawingProps } from './drawing.tsx'
import { Figure } from './figure.tsx'
import { Ground } from './ground.tsx'

/** A person lying on a treatment table, two hands on the back. */
export function Treatment({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" title={title}>
      <Ground />
      <path className="line-strong" d="M26 88l-5 26M94 88l5 26M24 102h72" />
      <path className="line fill-mist-2" d="M6 80h108q4 0 4 4t-4 4H6q-4 0-4-4t4-4z" />
      <path
        className="line-strong fill-paper"
        d="M30 80c-2-10 4-18 15-18 9 0 14 5 22 5 6 0 10-5 17-4 10 1 18 8 32 10v7z"
      />
      <path className="line-strong fill-paper" d="M20 60a10.5 10.5 0 1 1-.1 0z" />
      <path
        className="line fill-mist-2"
        d="M11 66c3-9 17-8 19 1 1 4 0 7-2 10-1-6-5-7-9-8s-6-1-8-3z"
      />
      <path className="line-fine" d="M72 80c2-6 6-9 12-9M36 80c2-5 7-6 12-5" />
      <Figure
        strokes={[
          { d: 'M76 2c2 18-2 34-14 50l-6 8', width: 14 },
          { d: 'M40 2c-4 18-2 34 8 50l8 8', width: 14 },
        ]}
      />
      <path className="line-fine" d="M46 58l9 7M66 58l-9 7M57 62l4 5" />
      <path className="line-strong accent" d="M28 54l-6-6M36 48l-4-8M80 52l6-8M88 56l8-6" />
    </Drawing>
  )
}
