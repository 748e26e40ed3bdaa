import { Drawing, type DrawingProps } from './drawing.tsx'

/** A head in profile, hair up, the vertebrae of the neck marked. */
export function Neck({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" title={title}>
      <circle className="fill-mist" cx="60" cy="62" r="52" />
      <path
        className="line fill-mist-2"
        d="M38 24c-3-4-8-6-12-6-3 0-6 5-6 8 0 4 4 6 7 8 3 1 8 2 10 0 2-2 3-7 1-10z"
      />
      <path
        className="line-strong fill-paper"
        d="M95 116c-1-4-1-9-4-13-3-4-8-5-12-7-3-2-8-2-10-5-2-2-2-6-2-9 0-3 0-7 2-9 2-2 6-1 8-2 2-1 3-2 4-4 1-2 0-4 0-6 0-2 2-3 2-5 0-2-1-3-1-5l5-2c-2-4-5-7-6-11-1-3 0-7-1-10-2-5-4-10-8-13-4-3-10-5-16-5-6 0-12 3-16 7-4 4-6 9-7 14-1 5 1 10 2 14 1 4 5 7 6 11 1 5 1 9 1 14 0 4-1 9-3 12-3 4-9 7-13 10-4 3-9 6-12 10-3 4-3 9-5 14"
      />
      <path
        className="line fill-mist-2"
        d="M80 27c-3-4-4-10-8-13-4-3-10-5-16-5-6 0-12 3-16 7-4 4-6 10-7 15-1 5 1 9 3 14 1 4 1 9 5 10 4 1 7-5 9-8 2-4 0-9 3-12 3-3 7-1 11-2 3-1 6-4 9-5 2-1 5-1 7-1"
      />
      <path
        className="line-fine"
        d="M56 47c-1-1-3-2-4-4 0-1 1-3 2-3 2 0 3 1 4 3 1 2-1 4-1 6M79 96c-4 2-8 6-13 7-4 1-9 1-14 1"
      />
      <path className="line-strong accent" d="M46 58l9-1M47 65h9M47 72l9 1M45 79l10 2M42 86l10 4" />
      <path className="accent" d="M31 56q-6 8-3 16M23 54q-8 10-4 21" />
    </Drawing>
  )
}
