import { Drawing, type DrawingProps } from './drawing.tsx'

/** A person beside the road, out of the traffic, who calls 911. */
export function SafeThen911({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 112 64" title={title}>
      <path className="fill-mist" d="M2 44h52v16H2z" />
      <path className="line-fine" d="M2 44h52M2 60h108M8 52h6M22 52h6M36 52h6" />
      <path
        className="line fill-paper"
        d="M4 44V34q0-3 3-3l5-1 5-9q1-2 3-2h11q2 0 3 2l6 9 5 1q3 0 3 3v10z"
      />
      <path className="line-fine fill-mist-2" d="M17 30l4-7h4v7zM29 30v-7h3l4 7z" />
      <path
        className="line fill-mist"
        d="M20 44a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM43 44a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z"
      />
      <path className="accent" d="M52 33l4-2M52 38h5" />
      <path className="line fill-mist-2" d="M69 42l-2 18h5l3-11 3 11h5l-2-18z" />
      <path className="line fill-paper" d="M69 29q5-3 10 0v14H67V32q0-2 2-3z" />
      <path d="M79 30q6 4 9 3 0-4-6-12" />
      <path className="line fill-paper" d="M73 13a6 6 0 1 1-.1 0z" />
      <path className="line-strong accent" d="M82 14l1 8" />
      <path
        className="line fill-paper"
        d="M91 3h16q3 0 3 3v9q0 3-3 3H96l-5 3 1-3q-4 0-4-3V6q0-3 3-3z"
      />
      <path className="accent" d="M97 9a2 2 0 1 1 0-1v5M100.5 7.5L102 7v6M105 7.5l1.5-.5v6" />
    </Drawing>
  )
}
