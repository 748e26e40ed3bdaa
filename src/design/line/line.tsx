import { fromTheEdge, kink, rail, toTheDot, toTheRail } from './line-path.ts'
import './line.css'

export interface StretchProps {
  className: string
  d: string
}

/** A stretch as long as its place: its sheet of 100 by 100 is pulled, its stroke is not. */
export const Stretch = ({ className, d }: StretchProps) => (
  <svg
    className={`stretch ${className}`}
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)

/** Down the left edge of its section, from the upper edge to the lower. */
export const LineRail = () => <Stretch className="line-rail" d={rail} />

/** In from the right edge of the window, with the kink that is the crash, and down to the rail. */
export const LineIn = () => (
  <div className="line-in">
    <Stretch className="line-far" d={fromTheEdge} />
    <svg
      className="stretch line-kink"
      viewBox="0 0 48 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={kink} />
    </svg>
    <Stretch className="line-near" d={toTheRail} />
  </div>
)

/** The end: out of the rail and into the gold dot, beside the call. */
export const LineEnd = () => (
  <svg className="stretch line-end" viewBox="0 0 36 64" aria-hidden="true">
    <path d={toTheDot} />
    <circle cx="27" cy="48" r="8" />
  </svg>
)
