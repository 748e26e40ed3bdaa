import { Drawing, type DrawingProps } from './drawing.tsx'
import { Figure } from './figure.tsx'
import { Ground } from './ground.tsx'

/** A person who slips on a wet step. */
export function Fall({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" title={title}>
      <Ground />
      <path className="line fill-mist-2" d="M4 98h80v8h32v10H4z" />
      <path className="line-fine" d="M14 105h28M96 112h14" />
      <path
        className="line accent fill-paper"
        d="M16 98c2-5 12-4 16-6 6-2 14 0 18 2 4 1 6 2 7 4z"
      />
      <Figure
        strokes={[
          { d: 'M78 50l22 12 4 16', width: 11 },
          { d: 'M66 76l-22-4-22 16-5-6', width: 13 },
          { d: 'M68 76L44 54 22 44l4-7', width: 13 },
          { d: 'M80 52L68 74', width: 23 },
          { d: 'M76 50L60 38l-18 2', width: 11 },
        ]}
      />
      <path className="line-strong fill-paper" d="M90 21a11 12 0 1 1-.1 0z" />
      <path
        className="line fill-mist-2"
        d="M84 23c6-7 19-2 18 9-1 6-4 9-7 11 1-6-2-8-4-12-2-3-6-4-7-8z"
      />
      <path className="accent" d="M66 18q-10 2-15 9M58 10q-10 2-16 10M112 46q5 10 1 20" />
    </Drawing>
  )
}
