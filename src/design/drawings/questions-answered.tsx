import { Drawing, type DrawingProps } from './drawing.tsx'

/** Two people who talk: one asks, the other answers. */
export function QuestionsAnswered({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 112 64" title={title}>
      <path className="line-fine" d="M4 61h104" />
      <path className="line fill-mist-2" d="M8 61c0-12 4-18 16-18s16 6 16 18z" />
      <path className="line fill-paper" d="M24 23a8.5 9 0 1 1-.1 0z" />
      <path className="line fill-paper" d="M72 61c0-12 4-18 16-18s16 6 16 18z" />
      <path className="line-fine" d="M83 43.5l5 8 5-8M95 54h5" />
      <path className="line fill-paper" d="M88 23a8.5 9 0 1 1-.1 0z" />
      <path
        className="line fill-mist"
        d="M37 4h14q4 0 4 4v12q0 4-4 4h-7l-7 6v-6q-4 0-4-4V8q0-4 4-4z"
      />
      <path
        className="line fill-mist"
        d="M62 14h12q4 0 4 4v10q0 4-4 4v6l-6-6h-6q-4 0-4-4V18q0-4 4-4z"
      />
      <path
        className="line-strong accent"
        d="M39 11v.1M39 15q0 3-1.5 4t1.5 2M47 20v-.1M47 16q0-3 2-4t-2-4"
      />
      <path className="line-strong accent" d="M63 23l4 4 6-8" />
    </Drawing>
  )
}
