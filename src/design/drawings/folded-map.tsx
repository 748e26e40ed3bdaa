import { Vignette } from './vignette.tsx'

/** A folded map with the lake and a pin. */
export const FoldedMap = () => (
  <Vignette>
    <path className="line fill-paper" d="M4 16l18-6 20 6 18-6v42l-18 6-20-6-18 6z" />
    <path
      className="fill-mist-2"
      d="M5 40c6-3 10 2 16 0v11L5 57zM43 26c6-4 10-1 16-3v12c-6 4-12 2-16 3z"
    />
    <path
      className="line-fine"
      d="M22 10v42M42 16v42M5 40c6-3 10 2 16 0M43 26c6-4 10-1 16-3M43 38c4-1 10 1 16-3M8 26l12-4M24 46l16 2"
    />
    <path
      className="line accent fill-accent"
      d="M32 44c-5-7-9-11-9-17a9 9 0 0 1 18 0c0 6-4 10-9 17z"
    />
    <path className="fill-paper" d="M32 23.5a3.5 3.5 0 1 1-.1 0z" />
  </Vignette>
)
