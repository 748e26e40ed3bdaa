import { Vignette } from './vignette.tsx'

/** A triangle that warns. */
export const DangerSign = () => (
  <Vignette>
    <path
      className="line-strong fill-mist"
      d="M32 8q3 0 5 3l22 38q3 7-4 7H9q-7 0-4-7l22-38q2-3 5-3z"
    />
    <path className="line-fine" d="M32 16L13 49h38z" />
    <path className="line-strong accent" d="M32 26v11M32 44v.5" />
  </Vignette>
)
