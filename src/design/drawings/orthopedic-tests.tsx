import { Vignette } from './vignette.tsx'

/** A reflex hammer tapping below a bent knee. */
export const OrthopedicTests = () => (
  <Vignette>
    <path
      className="line fill-mist"
      d="M3 18c6-1 11-2 17-2 4 0 8-1 12 1 3 1 6 4 7 7 1 3 0 7 0 10-1 4-2 8-3 12 0 2-1 5-1 7 2 1 5 1 7 2 2 1 4 2 5 4 0 1-1 1-2 2l-20 0c0-4 0-9 0-13 0-4 0-8-1-12-1-2-2-3-4-3-6-1-11 1-17 1"
    />
    <path className="line-fine" d="M26 25q6-1 7 5" />
    <path className="line fill-mist-2" d="M43 39l13-11 4 13z" />
    <path className="line-strong" d="M51 32L57 8" />
    <path className="accent" d="M46 30l-3-3M46 46l-3 3M53 50q4 4 2 10" />
  </Vignette>
)
