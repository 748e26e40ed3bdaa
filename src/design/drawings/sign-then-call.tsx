import { Drawing, type DrawingProps } from './drawing.tsx'

/** The sign that warns, then a telephone that rings. */
export function SignThenCall({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 112 64" title={title}>
      <path
        className="line-strong fill-mist"
        d="M26 10q3 0 5 3l18 34q2 6-4 6H7q-6 0-4-6l18-34q2-3 5-3z"
      />
      <path className="line-strong accent" d="M26 24v13M26 44v.5" />
      <path className="line-strong" d="M57 33h11m-5-5l5 5-5 5" />
      <path
        className="line-strong fill-paper"
        d="M82 6h18q4 0 4 4v44q0 4-4 4H82q-4 0-4-4V10q0-4 4-4z"
      />
      <path className="line-fine fill-mist" d="M83 13h16v32H83z" />
      <path className="line-fine" d="M89 51.5h4" />
      <path className="accent" d="M87 29l3 4 6-8M73 20q-3 9 0 18M109 20q3 9 0 18" />
    </Drawing>
  )
}
