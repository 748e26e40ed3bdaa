import type { ReactNode } from 'react'
import './fact.css'

export interface FactProps {
  /** The figure as people say it: "1 in 7". */
  value: string
  /** Leads to the source of the figure. */
  cite?: ReactNode
  children: ReactNode
}

/** One figure that carries the message, with what it counts and where it comes from. */
export function Fact({ value, cite, children }: FactProps) {
  return (
    <div className="fact">
      <p className="fact-value">{value}</p>
      <div className="fact-text">
        {children}
        {cite}
      </div>
    </div>
  )
}
