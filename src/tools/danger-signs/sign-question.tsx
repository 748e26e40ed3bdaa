import { useGateData } from '#tools/danger-signs/gate-context.ts'
import type { GateSign } from '#tools/danger-signs/gate-data.ts'
import type { MarkedSign } from '#words/danger-signs/assess.ts'
import './danger-gate.css'
import '#design/choice-group/choice-box.css'

interface TickProps {
  value?: string
  level?: number
  label: string
  chosen: boolean | undefined
  onChoose: (chosen: boolean) => void
}

function Tick({ value, level, label, chosen, onChoose }: TickProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        value={value}
        data-level={level}
        checked={chosen === true}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

export interface SignQuestionProps {
  sign: GateSign
  /** What was said of it, where it is marked. */
  mark: MarkedSign | undefined
  onMark: (chosen: boolean) => void
  onAnswer: (answer: Partial<Omit<MarkedSign, 'id'>>) => void
}

/** One sign to mark and, once it is marked, what could answer it. */
export function SignQuestion({ sign, mark, onMark, onAnswer }: SignQuestionProps) {
  const { words } = useGateData()
  return (
    <div className="sign-question">
      <Tick
        value={sign.id}
        level={sign.levels[0]?.level}
        label={sign.asked}
        chosen={mark !== undefined}
        onChoose={onMark}
      />
      {mark && sign.examined === 'never' ? (
        <Tick
          label={words.sameBefore}
          chosen={mark.sameBefore}
          onChoose={(sameBefore) => onAnswer({ sameBefore })}
        />
      ) : null}
      {mark && (sign.examined === 'on' || sign.examined === 'imaging') ? (
        <Tick
          label={words.examined}
          chosen={mark.examined}
          onChoose={(examined) => onAnswer({ examined })}
        />
      ) : null}
      {mark?.examined && sign.examined === 'imaging' ? (
        <Tick
          label={words.imaging}
          chosen={mark.imaging}
          onChoose={(imaging) => onAnswer({ imaging })}
        />
      ) : null}
    </div>
  )
}
