import { Field } from '#design/field/field.tsx'
import type { CheckAnswers } from '#tools/danger-signs/check-answers.ts'
import { factsOf } from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { CheckSign } from '#tools/danger-signs/check-data.ts'
import type { MarkedSign } from '#words/danger-signs/assess.ts'
import '#design/choice-group/choice-box.css'

type Said = Partial<Omit<MarkedSign, 'id'>>

interface TickProps {
  value?: string
  label: string
  chosen: boolean | undefined
  onChoose: (chosen: boolean) => void
}

export function Tick({ value, label, chosen, onChoose }: TickProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        value={value}
        checked={chosen === true}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

export interface FollowUpProps {
  sign: CheckSign
  mark: MarkedSign
  answers: CheckAnswers
  /** ISO date of the visitor's calendar. */
  today: string
  /** The day that was typed is not possible. */
  isDayWrong: boolean
  onSay: (said: Said) => void
}

/** Whether an examination of this sign counts only with pictures, for these facts. */
const needsPictures = ({ pictures }: CheckSign, answers: CheckAnswers) =>
  pictures && (!pictures.with || pictures.with.some((fact) => factsOf(answers).includes(fact)))
    ? pictures.of
    : undefined

/** What could answer a marked sign: a hospital, an examination, or that it is nothing new. */
export function FollowUp({ sign, mark, answers, today, isDayWrong, onSay }: FollowUpProps) {
  const { words } = useCheckData()
  const whose = answers.who === 'me' ? 'me' : 'other'
  const pictures = needsPictures(sign, answers)
  const asksDay = mark.treated || mark.examined
  return (
    <div className="check-follow-up">
      {sign.treated ? (
        <Tick
          label={words.treated[whose]}
          chosen={mark.treated}
          onChoose={(treated) => onSay({ treated })}
        />
      ) : null}
      {sign.examined === 'on' ? (
        <Tick
          label={words.examinedBy[whose]}
          chosen={mark.examined}
          onChoose={(examined) => onSay({ examined })}
        />
      ) : null}
      {mark.examined && pictures ? (
        <Tick
          label={words.pictures[pictures]}
          chosen={mark.imaging}
          onChoose={(imaging) => onSay({ imaging })}
        />
      ) : null}
      {asksDay ? (
        <Field
          id={`danger-check-${sign.id}-day`}
          type="date"
          max={today || undefined}
          min={answers.crashDay || undefined}
          label={mark.treated ? words.treatedDay : words.examinedDay}
          error={isDayWrong ? words.faults.day : undefined}
          value={mark.day ?? ''}
          onChange={(event) => onSay({ day: event.currentTarget.value })}
        />
      ) : null}
      {sign.sameBefore ? (
        <Tick
          label={words.sameBefore}
          chosen={mark.sameBefore}
          onChoose={(sameBefore) => onSay({ sameBefore })}
        />
      ) : null}
    </div>
  )
}
