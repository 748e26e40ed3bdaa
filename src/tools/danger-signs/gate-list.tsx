import { type SubmitEvent, useEffect, useRef } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { Field } from '#design/field/field.tsx'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import { fill } from '#language/fill.ts'
import { useGateData } from '#tools/danger-signs/gate-context.ts'
import {
  factsOf,
  type GateDraft,
  people,
  withAnswer,
  withFact,
  withMark,
} from '#tools/danger-signs/gate-draft.ts'
import { SignQuestion } from '#tools/danger-signs/sign-question.tsx'
import { isAsked } from '#words/danger-signs/assess.ts'
import { type DangerFact, type DangerGroup, dangerGroups } from '#words/danger-signs/kinds.ts'
import './danger-gate.css'

const personFacts: readonly DangerFact[] = [
  'age-65',
  'under-16',
  'pregnant',
  'thinner',
  'alcohol',
  'brain-surgery',
  'bones',
  'spine-disease',
]
const crashFacts: readonly DangerFact[] = ['at-scene', 'force', 'struck', 'not-walked', 'dulled']

export interface GateListProps {
  id: string
  draft: GateDraft
  /** ISO date of the visitor's calendar; empty until the page is awake. */
  today: string
  moves: number
  onChange: (draft: GateDraft) => void
  onFinish: () => void
}

interface FactsProps extends Pick<GateListProps, 'id' | 'draft' | 'onChange'> {
  /** Ends the id of the choices. */
  name: string
  legend: string
  facts: readonly DangerFact[]
}

/** What is so of a person or a crash, folded away. */
function Facts({ id, name, legend, facts, draft, onChange }: FactsProps) {
  const { words } = useGateData()
  return (
    <details className="danger-gate-part">
      <summary>{legend}</summary>
      <ChoiceGroup<DangerFact>
        id={`${id}-${name}`}
        legend={legend}
        pick="many"
        choices={facts.map((value) => ({ value, label: words.facts[value] }))}
        chosen={draft.facts}
        onChoose={(fact, given) => onChange(withFact(draft, fact, given))}
      />
    </details>
  )
}

interface SignsProps extends Pick<GateListProps, 'draft' | 'onChange'> {
  group: DangerGroup
}

/** The signs of a group that are asked of this person. */
function Signs({ group, draft, onChange }: SignsProps) {
  const { words, shared, signs } = useGateData()
  const facts = factsOf(draft)
  const asked = signs.filter((sign) => sign.group === group && isAsked(sign, facts))
  const marked = draft.marked.filter((mark) => asked.some((sign) => sign.id === mark.id))
  if (asked.length === 0) return null
  return (
    <details className="danger-gate-part" open={marked.length > 0 || undefined}>
      <summary>
        {shared.groups[group]}
        {marked.length > 0 ? <Badge>{fill(words.marked, { number: marked.length })}</Badge> : null}
      </summary>
      {asked.map((sign) => (
        <SignQuestion
          key={sign.id}
          sign={sign}
          mark={draft.marked.find((mark) => mark.id === sign.id)}
          onMark={(chosen) => onChange(withMark(draft, sign.id, chosen))}
          onAnswer={(answer) => onChange(withAnswer(draft, sign.id, answer))}
        />
      ))}
    </details>
  )
}

/** Who is hurt, what is so, and the signs by group. */
export function GateList({ id, draft, today, moves, onChange, onFinish }: GateListProps) {
  const { words, shared, sources, unsigned } = useGateData()
  const form = useRef<HTMLFormElement>(null)

  // A sign that was marked while the page was still waking up counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the list wakes
  useEffect(() => {
    const ticked = form.current?.querySelectorAll<HTMLInputElement>('input[data-level]:checked')
    const ids = [...(ticked ?? [])].map(({ value }) => value)
    const added = ids.filter((each) => !draft.marked.some((mark) => mark.id === each))
    if (added.length > 0) onChange(added.reduce((next, each) => withMark(next, each, true), draft))
  }, [])
  const ahead = today !== '' && draft.crashDate > today

  function finish(event: SubmitEvent) {
    event.preventDefault()
    if (!ahead) onFinish()
  }

  const part = { id, draft, onChange }

  return (
    <form ref={form} className="danger-gate" onSubmit={finish} autoComplete="off" noValidate>
      <StepHeading moves={moves}>{words.heading}</StepHeading>
      <p className="danger-gate-now">
        {words.short} <a href="tel:911">{words.call911}</a>
      </p>
      <ChoiceGroup
        id={`${id}-who`}
        legend={words.who.legend}
        pick="one"
        layout="columns"
        choices={people.map((value) => ({ value, label: words.who.choices[value] }))}
        chosen={[draft.who]}
        onChoose={(who) => onChange({ ...draft, who })}
      />
      {draft.who === 'me' ? null : (
        <p>
          <strong>{words.who.cannotAnswer}</strong> <a href="tel:911">{words.call911}</a>
        </p>
      )}
      <Field
        id={`${id}-date`}
        type="date"
        max={today || undefined}
        label={words.when}
        hint={words.whenUnknown}
        error={ahead ? words.whenAhead : undefined}
        value={draft.crashDate}
        onChange={(event) => onChange({ ...draft, crashDate: event.currentTarget.value })}
      />
      <Facts {...part} name="person" legend={words.personLegend} facts={personFacts} />
      <Facts {...part} name="crash" legend={words.crashLegend} facts={crashFacts} />
      <p className="danger-gate-hint">
        {words.factsHint} {words.notKept}
      </p>
      <h3>{words.signsLegend}</h3>
      {dangerGroups.map((group) => (
        <Signs key={group} group={group} draft={draft} onChange={onChange} />
      ))}
      <Button type="submit" size="lg">
        {draft.marked.length > 0 ? words.show : words.none}
      </Button>
      {unsigned ? <p className="danger-gate-hint">{shared.unsigned}</p> : null}
      <p className="danger-gate-hint">{fill(shared.sources, { names: sources })}</p>
    </form>
  )
}
