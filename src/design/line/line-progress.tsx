import './line-progress.css'

interface LineProgressProps {
  /** How many steps are behind the visitor: from 0 to `all`. */
  done: number
  all: number
}

/** The line of a page as a tool's progress. The words beside it say the same, so it is not read out. */
export const LineProgress = ({ done, all }: LineProgressProps) => (
  <progress className="line-progress" value={done} max={all} aria-hidden="true" />
)
