import type { ReactNode } from 'react'
import './headline-figure.css'

export interface HeadlineFigureProps {
  /** As printed: 19,825, or 8 in 10. */
  value: string
  /** What it counts. */
  children: ReactNode
}

/** The one figure that a report begins with. */
export const HeadlineFigure = ({ value, children }: HeadlineFigureProps) => (
  <p className="headline-figure">
    <strong>{value}</strong> <span>{children}</span>
  </p>
)
