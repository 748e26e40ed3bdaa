import type { ReactNode } from 'react'
import { StepHeading } from '#design/step-heading/step-heading.tsx'

export interface QuestionProps {
  moves: number
  question: string
  children: ReactNode
}

/** One question of the check. Coming to it, keyboard and screen reader arrive at its words. */
export function Question({ moves, question, children }: QuestionProps) {
  return (
    <>
      <StepHeading moves={moves}>{question}</StepHeading>
      {children}
    </>
  )
}
