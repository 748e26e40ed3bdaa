import { type SubmitEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { CareCard } from '#design/care-card/care-card.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { ErrorSummary } from '#design/error-summary/error-summary.tsx'
import { useFaults } from '#design/error-summary/use-faults.ts'
import { Field } from '#design/field/field.tsx'
import { LineProgress } from '#design/line/line-progress.tsx'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import { useStep } from '#design/step-heading/use-step.ts'
import { daysBetween, isDay } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { KnownCrash } from '#tools/crash-record/known-crash.tsx'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { longAgo } from '#tools/danger-signs/check-flow.ts'
import { CheckNow } from '#tools/danger-signs/check-now.tsx'
import {
  type Area,
  ageBands,
  areas,
  calculate,
  expectations,
  questionsFor,
  severePlaces,
} from '#tools/recovery-calculator/calculator.ts'
import {
  areasIn,
  type Draft,
  type DraftField,
  fieldOf,
  fields,
  readDraft,
  withArea,
} from '#tools/recovery-calculator/draft.ts'
import type { KnownFacts } from '#tools/recovery-calculator/use-known-facts.ts'
import { useMedia } from '#tools/recovery-calculator/use-media.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import './question-form.css'

export interface QuestionFormProps {
  locale: Locale
  words: Words
  /** With what is known. */
  draft: Draft
  /** What is shown with the way to change it, and not asked. */
  known: KnownFacts
  /** About somebody without a record, whose day the check asks again. */
  isGuest: boolean
  /** The visitor's date, such as `2026-11-21`. */
  today: string
  moves: number
  onChange: (draft: Draft) => void
  onChangeDay: () => void
  /** Left out where it cannot be changed. */
  onChangeAge: (() => void) | undefined
  /** Everything that the outcome needs is answered. */
  onFinish: () => void
}

interface Fault {
  field: DraftField
  message: string
}

/** Names the questions in the browser's history. */
export const questionSteps = 'recovery-calculator-question'

const painScale = Array.from({ length: 11 }, (_, pain) => String(pain))
function hintOf(field: DraftField, { questions }: Words) {
  const question = questions[field]
  return 'hint' in question ? question.hint : undefined
}

const idOf = (field: DraftField) => `recovery-${field}`

function choicesFor(field: DraftField, words: Words) {
  const named = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ) => values.map((value) => ({ value, label: names[value] }))
  if (field === 'severePlace') return named(severePlaces, words.severePlaces)
  if (field === 'age') return named(ageBands, words.ages)
  if (field === 'expectation') return named(expectations, words.expectations)
  if (field === 'worstPain') return painScale.map((pain) => ({ value: pain, label: pain }))
  return [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ]
}

function faultsIn(draft: Draft, today: string, words: Words): readonly Fault[] {
  const { answers, dateFault } = readDraft(draft, today)
  const outcome = calculate(answers)
  if (outcome.kind !== 'unanswered') return []
  return outcome.questions.map(fieldOf).map((field) => ({
    field,
    message:
      field === 'crashDate' && dateFault
        ? words.dateFaults[dateFault]
        : words.questions[field].missing,
  }))
}

/** A day long past, which was asked for here, is asked about again: a year may be typed wrong. */
function useDoubt(draft: Draft, known: KnownFacts, today: string) {
  const { record } = useCheckData()
  const [confirmed, setConfirmed] = useState('')
  const { crashDate = '' } = draft
  const isAsked = known.crashDate === undefined && isDay(crashDate) && isDay(today)
  const days = isAsked ? daysBetween(crashDate, today) : 0
  const fault: Fault = { field: 'crashDate', message: fill(record.longAgo, { days }) }
  return {
    doubts: days > longAgo ? [fault] : [],
    /** The same day, given once more, is meant. */
    isConfirmed: confirmed === crashDate,
    confirm: () => setConfirmed(crashDate),
  }
}

interface QuestionProps extends Pick<QuestionFormProps, 'words' | 'draft' | 'today' | 'onChange'> {
  field: DraftField
  error: string | undefined
}

function Question({ field, words, draft, today, error, onChange }: QuestionProps) {
  const { words: gate } = useCheckData()
  if (field === 'crashDate') {
    return (
      <Field
        id={idOf(field)}
        type="date"
        max={today}
        label={words.questions.crashDate.label}
        error={error}
        value={draft.crashDate ?? ''}
        onChange={(event) => onChange({ ...draft, crashDate: event.currentTarget.value })}
      />
    )
  }
  const common = {
    id: idOf(field),
    legend: words.questions[field].label,
    hint: field === 'severeExamined' ? gate.examinedBy.me : hintOf(field, words),
    error,
  }
  if (field === 'area') {
    return (
      <ChoiceGroup<Area>
        {...common}
        pick="many"
        choices={areas.map((value) => ({ value, label: words.areas[value] }))}
        chosen={areasIn(draft.area)}
        onChoose={(area, chosen) => onChange(withArea(draft, area, chosen))}
      />
    )
  }
  return (
    <ChoiceGroup
      {...common}
      pick="one"
      layout={field === 'worstPain' ? 'scale' : 'list'}
      choices={choicesFor(field, words)}
      chosen={draft[field] ? [draft[field]] : []}
      onChoose={(value) => onChange({ ...draft, [field]: value })}
    />
  )
}

interface KnownLinesProps
  extends Pick<QuestionFormProps, 'locale' | 'words' | 'known' | 'onChangeDay' | 'onChangeAge'> {}

/** What the record of the crash and the check know. */
function KnownLines({ locale, words, known, onChangeDay, onChangeAge }: KnownLinesProps) {
  const { record } = useCheckData()
  const { age, crashDate } = known
  return (
    <>
      {crashDate ? (
        <KnownCrash
          locale={locale}
          words={record}
          crash={{ day: crashDate, time: '' }}
          fieldId={idOf('crashDate')}
          onChange={onChangeDay}
        />
      ) : null}
      {age ? (
        <p>
          {words.form.known[age]}{' '}
          {onChangeAge ? (
            <Button variant="link" aria-label={words.form.changeKnown} onClick={onChangeAge}>
              {record.change}
            </Button>
          ) : null}
        </p>
      ) : null}
    </>
  )
}

/**
 * The questions of the calculator; only those that matter for what is answered so far. On a phone one
 * at a time, each a step of its own in the history; where there is room all of them together.
 */
export function QuestionForm(props: QuestionFormProps) {
  const { words, draft, known, isGuest, today, moves, onChange, onChangeDay, onFinish } = props
  const oneByOne = useMedia('(max-width: 40rem)')
  const walk = useStep(questionSteps, fields)
  const { doubts, isConfirmed, confirm } = useDoubt(draft, known, today)
  const missing = faultsIn(draft, today, words)
  const open = [...missing, ...doubts]
  const { found, setFound, summary, faultAt } = useFaults(open)

  const asked = questionsFor(readDraft(draft, today).answers)
    .map(fieldOf)
    .filter((field) => !(field in known))
  const place = Math.max(0, asked.indexOf(walk.step))
  const shown = oneByOne ? asked.slice(place, place + 1) : asked
  const [previous, next] = [asked[place - 1], asked[place + 1]]
  const goesOn = oneByOne && next !== undefined
  const named = found.filter(({ field }) => shown.includes(field))
  const isFirst = place === 0
  const isTop = !oneByOne || isFirst

  function changeDay() {
    onChangeDay()
    if (oneByOne && !isGuest) walk.go('crashDate')
  }

  function finish(event: SubmitEvent) {
    event.preventDefault()
    const holding = isConfirmed ? missing : open
    const here = oneByOne ? holding.filter(({ field }) => shown.includes(field)) : holding
    setFound(here)
    if (here.some((fault) => doubts.includes(fault))) confirm()
    const [missed] = missing
    if (here.length > 0) return
    if (goesOn) walk.go(next)
    else if (missed) walk.go(missed.field)
    else onFinish()
  }

  return (
    <form className="recovery-calculator-questions" onSubmit={finish} noValidate>
      {oneByOne ? <LineProgress done={place + 1} all={asked.length} /> : null}
      <StepHeading moves={moves + walk.moves}>
        {oneByOne
          ? fill(words.form.step, { number: place + 1, all: asked.length })
          : words.form.heading}
      </StepHeading>
      {isTop ? (
        <>
          <CheckNow />
          <p>{words.form.intro}</p>
          <KnownLines {...props} onChangeDay={changeDay} />
        </>
      ) : null}
      {named.length > 0 ? (
        <div ref={summary} tabIndex={-1}>
          <ErrorSummary
            heading={words.form.errorHeading}
            errors={named.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
          />
        </div>
      ) : null}
      {shown.map((field) => (
        <Question
          key={field}
          field={field}
          words={words}
          draft={draft}
          today={today}
          error={faultAt(field)?.message}
          onChange={onChange}
        />
      ))}
      {areasIn(draft.area).includes('shoulder') && isTop ? (
        <CareCard level="today" levelLabel={words.careLevels.today} heading={words.form.examFirst}>
          <p>{words.form.shoulderFirst}</p>
        </CareCard>
      ) : null}
      {goesOn ? null : <p className="recovery-calculator-small">{words.form.crashNotAsked}</p>}
      <p className="button-row">
        <Button type="submit" size="lg">
          {goesOn ? words.form.next : words.form.submit}
        </Button>
        {oneByOne && previous ? (
          <Button variant="outline" size="lg" onClick={() => walk.go(previous)}>
            {words.form.back}
          </Button>
        ) : null}
      </p>
    </form>
  )
}
