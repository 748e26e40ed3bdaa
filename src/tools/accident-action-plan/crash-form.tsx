import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { ErrorSummary } from '#design/error-summary/error-summary.tsx'
import { Field } from '#design/field/field.tsx'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import type { WallTime } from '#language/dates/wall-time.ts'
import {
  type Circumstance,
  type CrashDraft,
  type CrashField,
  circumstances,
  type FieldFault,
  hurtAnswers,
  readCrash,
  roles,
} from '#tools/accident-action-plan/crash.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import { NoClearance } from '#tools/danger-signs/no-clearance.tsx'
import './crash-form.css'

export interface CrashFormProps {
  words: Words
  draft: CrashDraft
  /** What the clocks in California show. */
  now: WallTime
  moves: number
  onChange: (draft: CrashDraft) => void
  onFinish: () => void
}

const idOf = (field: CrashField) => `crash-${field}`

/** When and how it happened: what the plan is made from. */
export function CrashForm({
  words: allWords,
  draft,
  now,
  moves,
  onChange,
  onFinish,
}: CrashFormProps) {
  const { form: words, ...names } = allWords
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (faults.length > 0) summary.current?.focus()
  }, [faults])

  function finish(event: SubmitEvent) {
    event.preventDefault()
    const reading = readCrash(draft, now)
    setFaults(reading.kind === 'faults' ? reading.faults : [])
    if (reading.kind === 'crash') onFinish()
  }

  function mark(circumstance: Circumstance, chosen: boolean) {
    const rest = draft.circumstances.filter((other) => other !== circumstance)
    onChange({ ...draft, circumstances: chosen ? [...rest, circumstance] : rest })
  }

  const reading = readCrash(draft, now)
  const open = reading.kind === 'faults' ? reading.faults : []
  const messageOf = ({ field, fault }: FieldFault) => words.faults[field][fault]
  // A fault stays beside its question until it is answered; new ones wait for the next try.
  function faultAt(field: CrashField) {
    const fault = open.find((one) => one.field === field)
    return fault && faults.some((one) => one.field === field) ? messageOf(fault) : undefined
  }

  return (
    <form className="action-plan-form" onSubmit={finish} noValidate>
      <StepHeading moves={moves}>{words.heading}</StepHeading>
      <NoClearance />
      <p>{words.intro}</p>
      {faults.length > 0 ? (
        <div ref={summary} tabIndex={-1}>
          <ErrorSummary
            heading={words.errorHeading}
            errors={faults.map((fault) => ({
              fieldId: idOf(fault.field),
              message: messageOf(fault),
            }))}
          />
        </div>
      ) : null}
      <div className="action-plan-when">
        <Field
          id={idOf('date')}
          type="date"
          max={now.date}
          label={words.date}
          error={faultAt('date')}
          value={draft.date}
          onChange={(event) => onChange({ ...draft, date: event.currentTarget.value })}
        />
        <Field
          id={idOf('time')}
          type="time"
          label={words.time}
          hint={words.timeHint}
          error={faultAt('time')}
          value={draft.time}
          onChange={(event) => onChange({ ...draft, time: event.currentTarget.value })}
        />
      </div>
      <ChoiceGroup
        id={idOf('role')}
        legend={words.role}
        error={faultAt('role')}
        pick="one"
        choices={roles.map((value) => ({ value, label: names.roles[value] }))}
        chosen={draft.role === '' ? [] : [draft.role]}
        onChoose={(role) => onChange({ ...draft, role })}
      />
      <ChoiceGroup
        id={idOf('hurt')}
        legend={words.hurt}
        hint={words.hurtHint}
        error={faultAt('hurt')}
        pick="one"
        choices={hurtAnswers.map((value) => ({ value, label: names.hurt[value] }))}
        chosen={draft.hurt === '' ? [] : [draft.hurt]}
        onChoose={(hurt) => onChange({ ...draft, hurt })}
      />
      <ChoiceGroup
        id="crash-circumstances"
        legend={words.circumstances}
        hint={words.circumstancesHint}
        pick="many"
        choices={circumstances.map((value) => ({ value, label: names.circumstances[value] }))}
        chosen={draft.circumstances}
        onChoose={mark}
      />
      <Button type="submit" size="lg">
        {words.submit}
      </Button>
    </form>
  )
}
