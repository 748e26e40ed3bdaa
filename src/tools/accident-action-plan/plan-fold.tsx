import type { ReactNode } from 'react'
import './plan-fold.css'

export interface PlanFoldProps {
  heading: string
  children: ReactNode
}

/** What is looked up when it is needed, and not read through: folded, but not on paper. */
export const PlanFold = ({ heading, children }: PlanFoldProps) => (
  <details className="action-plan-fold">
    <summary>
      <h3>{heading}</h3>
    </summary>
    {children}
  </details>
)
