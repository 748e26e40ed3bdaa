import { Vignette } from './vignette.tsx'

/** A path uphill with three stations, the last a flag. */
export const ThreeStations = () => (
  <Vignette>
    <path className="fill-mist" d="M2 60C14 50 24 54 34 44S50 24 62 22v38z" />
    <path className="line-strong" d="M4 58c12-8 18-2 28-12s12-20 20-22" />
    <path
      className="line fill-paper"
      d="M10 51a4 4 0 1 1-.1 0zM32 42a4 4 0 1 1-.1 0zM52 20a4 4 0 1 1-.1 0z"
    />
    <path d="M52 20V4" />
    <path className="line accent fill-accent" d="M52 4c-5-3-8 2-14 0v9c6 2 9-3 14 0z" />
    <path className="line-fine" d="M40 56h14M30 60h10M46 47h10" />
  </Vignette>
)
