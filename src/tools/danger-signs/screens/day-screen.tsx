import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import { addDays, daysBetween, isDay } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { longAgo } from '#tools/danger-signs/check-flow.ts'
import type { ScreenProps } from '#tools/danger-signs/screens/check-screen.ts'
import { ChoiceButtons } from '#tools/danger-signs/screens/choice-buttons.tsx'

const fieldId = 'danger-check-day'

/** The day of the crash; one that is long past is asked again, for a year may be typed wrong. */
export function DayScreen({ check }: ScreenProps) {
  const { words } = useCheckData()
  const { answers, today } = check
  const [typed, setTyped] = useState(answers.crashDay)
  const [fault, setFault] = useState<string>()
  /** The date that was asked about again. */
  const [doubted, setDoubted] = useState('')

  useEffect(() => {
    if (fault) focusInView(document.getElementById(fieldId))
  }, [fault])

  const tell = (crashDay: string) => check.answer('day', { ...answers, crashDay })

  function finish(event: SubmitEvent) {
    event.preventDefault()
    if (!isDay(typed)) return setFault(words.faults.missing)
    if (typed > today) return setFault(words.faults.ahead)
    const days = daysBetween(typed, today)
    if (days > longAgo && doubted !== typed) {
      setDoubted(typed)
      return setFault(fill(words.faults.longAgo, { days }))
    }
    tell(typed)
  }

  return (
    <>
      <ChoiceButtons
        choices={[
          { value: 'today', label: words.today },
          { value: 'yesterday', label: words.yesterday },
          { value: 'unsure', label: words.unsure },
        ]}
        onChoose={(choice) => {
          if (choice === 'unsure') tell('')
          else tell(choice === 'today' ? today : addDays(today, -1))
        }}
      />
      <form className="check-day" onSubmit={finish} autoComplete="off" noValidate>
        <Field
          id={fieldId}
          type="date"
          max={today || undefined}
          label={words.date}
          error={fault}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setFault(undefined)
          }}
        />
        <Button type="submit">{words.next}</Button>
      </form>
    </>
  )
}
