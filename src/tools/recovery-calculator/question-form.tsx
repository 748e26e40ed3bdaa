import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { NoClearance } from '#tools/danger-signs/no-clearance.tsx'
import {
  ageBands,
  areas,
  calculate,
  expectations,
  questionsFor,
} from '#tools/recovery-calculator/calculator.ts'
import {
  type Draft,
  type DraftField,
  fieldOf,
  readDraft,
} from '#tools/recovery-calculator/draft.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import { Button } from '#ui/button/button.tsx'
import { CareCard } from '#ui/care-card/care-card.tsx'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Field } from '#ui/field/field.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
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
  if (field === 'area') return named(areas, words.areas)
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

/** The questions of the calculator; only those that matter for what is answered so far. */
export function QuestionForm({
  words,
  draft,
  today,
  moves,
  onChange,
  onFinish,
}: QuestionFormProps) {
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (faults.length > 0) summary.current?.focus()
  }, [faults])

  function answer(field: DraftField, value: string) {
    onChange({ ...draft, [field]: value })
  }

  function finish(event: SubmitEvent) {
    event.preventDefault()
    const found = faultsIn(draft, today, words)
    setFaults(found)
    if (found.length === 0) onFinish()
  }

  const asked = questionsFor(readDraft(draft, today).answers).map(fieldOf)
  const open = faultsIn(draft, today, words)
  // A fault stays beside its question until it is answered; new ones wait for the next try.
  const faultAt = (field: DraftField) =>
    faults.some((fault) => fault.field === field)
      ? open.find((fault) => fault.field === field)?.message
      : undefined

  return (
    <form className="recovery-calculator-questions" onSubmit={finish} noValidate>
      <StepHeading moves={moves}>{words.form.heading}</StepHeading>
      <NoClearance />
      <p>{words.form.intro}</p>
      {faults.length > 0 ? (
        <div ref={summary} tabIndex={-1}>
          <ErrorSummary
            heading={words.form.errorHeading}
            errors={faults.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
          />
        </div>
      ) : null}
      {asked.map((field) =>
        field === 'crashDate' ? (
          <Field
            key={field}
            id={idOf(field)}
            type="date"
            max={today}
            label={words.questions.crashDate.label}
            error={faultAt(field)}
            value={draft.crashDate ?? ''}
            onChange={(event) => answer(field, event.currentTarget.value)}
          />
        ) : (
          <ChoiceGroup
            key={field}
            id={idOf(field)}
            legend={words.questions[field].label}
            hint={hintOf(field, words)}
            error={faultAt(field)}
            pick="one"
            layout={field === 'worstPain' ? 'scale' : 'list'}
            choices={choicesFor(field, words)}
            chosen={draft[field] ? [draft[field]] : []}
            onChoose={(value) => answer(field, value)}
          />
        ),
      )}
      {draft.area === 'shoulder' ? (
        <CareCard level="today" levelLabel={words.careLevels.today} heading={words.form.examFirst}>
          <p>{words.form.shoulderFirst}</p>
        </CareCard>
      ) : null}
      <p className="recovery-calculator-small">{words.form.crashNotAsked}</p>
      <Button type="submit" size="lg">
        {words.form.submit}
      </Button>
    </form>
  )
}
