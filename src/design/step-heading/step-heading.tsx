import { type ReactNode, useEffect, useRef } from 'react'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import './step-heading.css'

export interface StepHeadingProps {
  /** From `useStep`: above 0, the visitor came here by a step and the heading takes the focus. */
  moves: number
  children: ReactNode
}

/** The heading of a step, where keyboard and screen reader arrive. */
export function StepHeading({ moves, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (moves > 0) focusInView(heading.current)
  }, [moves])

  return (
    <h2 ref={heading} className="step-heading" tabIndex={-1}>
      {children}
    </h2>
  )
}
