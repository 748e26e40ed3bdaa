import { type SubmitEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { ErrorSummary } from '#design/error-summary/error-summary.tsx'
import { useFaults } from '#design/error-summary/use-faults.ts'
import { Field } from '#design/field/field.tsx'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import { daysBetween } from '#language/dates/days.ts'
import type { WallTime } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import {
  type Circumstance,
  type CrashDraft,
  type CrashField,
  circumstances,
  hurtAnswers,
  readCrash,
  roles,
  whenFaults,
} from '#tools/accident-action-plan/crash.ts'
import type { PlanCrash } from '#tools/accident-action-plan/use-plan-crash.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import { KnownCrash } from '#tools/crash-record/known-crash.tsx'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { longAgo } from '#tools/danger-signs/check-flow.ts'
import { CheckNow } from '#tools/danger-signs/check-now.tsx'
import './crash-form.css'

export interface CrashFormProps {
  locale: Locale
  words: Words
  /** What is known so far, and whose plan it becomes. */
  crash: PlanCrash
  /** What the clocks in California show. */
  now: WallTime
  moves: number
  onChange: (draft: CrashDraft) => void
  onFinish: () => void
}

interface Fault {
  field: CrashField
  message: string
}

type Known = Pick<CrashDraft, 'date' | 'time'>

const idOf = (field: CrashField) => `crash-${field}`

interface WhenProps {
  locale: Locale
  words: Words['form']
  known: Known
  /** What is typed; where it is not asked for, what is known. */
  typed: Known
  /** The last day that can be chosen. */
  latest: string
  asksDay: boolean
  errorAt: (field: CrashField) => string | undefined
  onType: (typed: Known) => void
  onChangeDay: () => void
}

/** When it was: asked for, or shown with the way to change it where some tool knows it already. */
function When(props: WhenProps) {
  const { locale, words, known, typed, latest, asksDay, errorAt, onType, onChangeDay } = props
  const { record } = useCheckData()
  return (
    <>
      {asksDay ? null : (
        <KnownCrash
          locale={locale}
          words={record}
          crash={{ day: known.date, time: known.time }}
          fieldId={idOf('date')}
          onChange={onChangeDay}
        />
      )}
      {asksDay || known.time === '' ? (
        <div className="action-plan-when">
          {asksDay ? (
            <Field
              id={idOf('date')}
              type="date"
              max={latest}
              label={words.date}
              error={errorAt('date')}
              value={typed.date}
              onChange={(event) => onType({ ...typed, date: event.currentTarget.value })}
            />
          ) : null}
          <Field
            id={idOf('time')}
            type="time"
            label={words.time}
            hint={words.timeHint}
            error={errorAt('time')}
            value={typed.time}
            onChange={(event) => onType({ ...typed, time: event.currentTarget.value })}
          />
        </div>
      ) : null}
    </>
  )
}

/** Day and time as they are typed; all tools hear of them once the form is sent. */
function useWhen(draft: CrashDraft, now: WallTime) {
  const { record } = useCheckData()
  const [typed, setTyped] = useState<Known>()
  const [isChanging, setChanging] = useState(false)
  const [confirmed, setConfirmed] = useState('')

  const told = { date: draft.date, time: draft.time }
  const isKnown = whenFaults(told, now).length === 0
  const asksDay = isChanging || !isKnown
  const shown = typed ?? told
  const isReal = whenFaults({ date: shown.date, time: '' }, now).length === 0
  const days = isReal && shown.date !== draft.date ? daysBetween(shown.date, now.date) : 0
  const doubt: Fault = { field: 'date', message: fill(record.longAgo, { days }) }

  return {
    typed: shown,
    asksDay,
    /** A day long past is asked about again: a year may be typed wrong. */
    doubts: days > longAgo ? [doubt] : [],
    /** The same day, given once more, is meant. */
    isConfirmed: confirmed === shown.date,
    confirm: () => setConfirmed(shown.date),
    type: setTyped,
    change: () => setChanging(true),
  }
}

/** When and how it happened: what the plan is made from. */
export function CrashForm(props: CrashFormProps) {
  const { locale, words: allWords, crash, now, moves, onChange, onFinish } = props
  const { form: words, ...names } = allWords
  const { draft } = crash
  const when = useWhen(draft, now)
  const whole = { ...draft, ...when.typed }
  const reading = readCrash(whole, now)
  const faults = reading.kind === 'faults' ? reading.faults : []
  const missing = faults.map(
    ({ field, fault }): Fault => ({ field, message: words.faults[field][fault] }),
  )
  const open = [...when.doubts, ...missing]
  const { found, setFound, summary, faultAt } = useFaults(open)
  const errorAt = (field: CrashField) => faultAt(field)?.message

  function finish(event: SubmitEvent) {
    event.preventDefault()
    const holding = when.isConfirmed ? missing : open
    setFound(holding)
    when.confirm()
    if (holding.length > 0) return
    onChange(whole)
    onFinish()
  }

  function mark(circumstance: Circumstance, chosen: boolean) {
    const rest = draft.circumstances.filter((other) => other !== circumstance)
    onChange({ ...draft, circumstances: chosen ? [...rest, circumstance] : rest })
  }

  const asked = circumstances.filter((one) => one !== 'minor' || !crash.isChild)
  return (
    <form className="action-plan-form" onSubmit={finish} noValidate>
      <StepHeading moves={moves}>{words.heading}</StepHeading>
      <CheckNow />
      <p>{words.intro}</p>
      {found.length > 0 ? (
        <div ref={summary} tabIndex={-1}>
          <ErrorSummary
            heading={words.errorHeading}
            errors={found.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
          />
        </div>
      ) : null}
      <When
        locale={locale}
        words={words}
        known={draft}
        typed={when.typed}
        latest={now.date}
        asksDay={when.asksDay}
        errorAt={errorAt}
        onType={when.type}
        onChangeDay={when.change}
      />
      <ChoiceGroup
        id={idOf('role')}
        legend={crash.owner.kind === 'me' ? words.role : words.roleOfOther}
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
        choices={asked.map((value) => ({ value, label: names.circumstances[value] }))}
        chosen={draft.circumstances}
        onChoose={mark}
      />
      <Button type="submit" size="lg">
        {words.submit}
      </Button>
    </form>
  )
}
