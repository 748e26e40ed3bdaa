import type { SubmitEvent } from 'react'
import { Button } from '#design/button/button.tsx'
import { CareCard } from '#design/care-card/care-card.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { ErrorSummary } from '#design/error-summary/error-summary.tsx'
import { useFaults } from '#design/error-summary/use-faults.ts'
import { Field } from '#design/field/field.tsx'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import { useStep } from '#design/step-heading/use-step.ts'
import { fill } from '#language/fill.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
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
import { useMedia } from '#tools/recovery-calculator/use-media.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import './question-form.css'

export interface QuestionFormProps {
  words: Words
  draft: Draft
  /** The visitor's date, such as `2026-11-21`. */
  today: string
  moves: number
  onChange: (draft: Draft) => void
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

/**
 * The questions of the calculator; only those that matter for what is answered so far. On a phone one
 * at a time, each a step of its own in the history; where there is room all of them together.
 */
export function QuestionForm({
  words,
  draft,
  today,
  moves,
  onChange,
  onFinish,
}: QuestionFormProps) {
  const oneByOne = useMedia('(max-width: 40rem)')
  const walk = useStep(questionSteps, fields)
  const open = faultsIn(draft, today, words)
  const { found, setFound, summary, faultAt } = useFaults(open)

  const asked = questionsFor(readDraft(draft, today).answers).map(fieldOf)
  const place = Math.max(0, asked.indexOf(walk.step))
  const shown = oneByOne ? asked.slice(place, place + 1) : asked
  const [previous, next] = [asked[place - 1], asked[place + 1]]
  const goesOn = oneByOne && next !== undefined
  const named = found.filter(({ field }) => shown.includes(field))

  function finish(event: SubmitEvent) {
    event.preventDefault()
    const missing = oneByOne ? open.filter(({ field }) => shown.includes(field)) : open
    setFound(missing)
    const [missed] = open
    if (missing.length > 0) return
    if (goesOn) walk.go(next)
    else if (missed) walk.go(missed.field)
    else onFinish()
  }

  const isFirst = place === 0
  return (
    <form className="recovery-calculator-questions" onSubmit={finish} noValidate>
      <StepHeading moves={moves + walk.moves}>
        {oneByOne
          ? fill(words.form.step, { number: place + 1, all: asked.length })
          : words.form.heading}
      </StepHeading>
      {oneByOne && !isFirst ? null : (
        <>
          <CheckNow />
          <p>{words.form.intro}</p>
        </>
      )}
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
      {areasIn(draft.area).includes('shoulder') && !(oneByOne && !isFirst) ? (
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
