import { Drawing, type DrawingProps } from './drawing.tsx'

/** A head in profile with the brain inside, shaken. */
export function Brain({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" title={title}>
      <circle className="fill-mist" cx="60" cy="62" r="52" />
      <path
        className="line-strong fill-paper"
        d="M78 116c-1-3-2-7-2-10 0-3 2-6 4-7 3-2 7 0 10-2 2-1 4-4 5-6 1-3 0-5 0-8 0-2 2-4 2-6 0-2-1-4-2-6l6-3c-2-5-5-9-7-14-1-4 0-8-1-12-2-7-5-15-10-20-6-6-14-9-22-10-8-1-17 2-24 7-6 4-10 12-12 19-2 7 1 15 3 22 2 6 7 12 9 18 2 6 2 12 1 18-1 7-3 13-5 20"
      />
      <path
        className="line fill-mist-2"
        d="M83 42c-1-5-2-10-6-14-4-4-10-6-15-7-6-1-12 1-17 4-5 3-9 8-11 13-2 4-2 9 0 13 2 3 5 6 9 7 3 1 7 0 10 1 3 1 5 5 8 5 4 0 6-4 9-6 3-2 9-1 11-4 3-3 3-8 2-12z"
      />
      <path d="M38 56c1 3 0 8 2 10 2 2 6 2 9 1 2-1 3-5 4-7 1 4 4 8 4 12 0 7-2 15-3 22" />
      <path
        className="line-fine"
        d="M47 25c0 3 2 6 1 8-2 3-5 3-8 4M35 46c3-1 5-4 8-3 3 1 3 5 5 8M57 22c-1 3-3 5-2 8 1 3 5 3 5 6 0 3-3 4-5 6M54 59c1-3 0-8 3-10 4-2 10 1 15 1M70 25c-1 3-5 6-3 8 3 3 9 2 13 3"
      />
      <path className="line-strong accent" d="M19 27l-6-5M29 17l-4-7M13 39l-8-1" />
    </Drawing>
  )
}
