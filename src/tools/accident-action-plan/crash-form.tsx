import type { SubmitEvent } from 'react'
import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { ErrorSummary } from '#design/error-summary/error-summary.tsx'
import { useFaults } from '#design/error-summary/use-faults.ts'
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
import { CheckNow } from '#tools/danger-signs/check-now.tsx'
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

interface WhenProps extends Pick<CrashFormProps, 'draft' | 'onChange'> {
  words: Words['form']
  /** The last day that can be chosen. */
  latest: string
  errorAt: (field: CrashField) => string | undefined
}

function When({ words, draft, latest, errorAt, onChange }: WhenProps) {
  return (
    <div className="action-plan-when">
      <Field
        id={idOf('date')}
        type="date"
        max={latest}
        label={words.date}
        error={errorAt('date')}
        value={draft.date}
        onChange={(event) => onChange({ ...draft, date: event.currentTarget.value })}
      />
      <Field
        id={idOf('time')}
        type="time"
        label={words.time}
        hint={words.timeHint}
        error={errorAt('time')}
        value={draft.time}
        onChange={(event) => onChange({ ...draft, time: event.currentTarget.value })}
      />
    </div>
  )
}

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
  const reading = readCrash(draft, now)
  const { found, setFound, summary, faultAt } = useFaults(
    reading.kind === 'faults' ? reading.faults : [],
  )
  const messageOf = ({ field, fault }: FieldFault) => words.faults[field][fault]
  const errorAt = (field: CrashField) => {
    const fault = faultAt(field)
    return fault && messageOf(fault)
  }

  function finish(event: SubmitEvent) {
    event.preventDefault()
    setFound(reading.kind === 'faults' ? reading.faults : [])
    if (reading.kind === 'crash') onFinish()
  }

  function mark(circumstance: Circumstance, chosen: boolean) {
    const rest = draft.circumstances.filter((other) => other !== circumstance)
    onChange({ ...draft, circumstances: chosen ? [...rest, circumstance] : rest })
  }

  return (
    <form className="action-plan-form" onSubmit={finish} noValidate>
      <StepHeading moves={moves}>{words.heading}</StepHeading>
      <CheckNow />
      <p>{words.intro}</p>
      {found.length > 0 ? (
        <div ref={summary} tabIndex={-1}>
          <ErrorSummary
            heading={words.errorHeading}
            errors={found.map((fault) => ({
              fieldId: idOf(fault.field),
              message: messageOf(fault),
            }))}
          />
        </div>
      ) : null}
      <When words={words} draft={draft} latest={now.date} errorAt={errorAt} onChange={onChange} />
      <ChoiceGroup
        id={idOf('role')}
        legend={words.role}
        error={errorAt('role')}
        pick="one"
        choices={roles.map((value) => ({ value, label: names.roles[value] }))}
        chosen={draft.role === '' ? [] : [draft.role]}
        onChoose={(role) => onChange({ ...draft, role })}
      />
      <ChoiceGroup
        id={idOf('hurt')}
        legend={words.hurt}
        hint={words.hurtHint}
        error={errorAt('hurt')}
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
