import { Button } from '#design/button/button.tsx'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import { useGateData } from '#tools/danger-signs/gate-context.ts'
import './danger-gate.css'

export interface OneQuestionProps {
  question: string
  moves: number
  /** Something is new or worse, or there was a fall: the whole list follows. */
  onYes: () => void
  onNo: () => void
}

/** What a returning visitor is asked between the days of the whole list. */
export function OneQuestion({ question, moves, onYes, onNo }: OneQuestionProps) {
  const { words } = useGateData()
  return (
    <div className="danger-gate">
      <StepHeading moves={moves}>{words.heading}</StepHeading>
      <p>{question}</p>
      <p>{words.fell}</p>
      <div className="button-row">
        <Button onClick={onNo}>{words.no}</Button>
        <Button variant="outline" onClick={onYes}>
          {words.yes}
        </Button>
      </div>
    </div>
  )
}
