import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useDraft } from '#records/use-draft.ts'
import { useDangerWords } from '#tools/danger-signs/danger-context.ts'
import {
  type DangerSign,
  dangerSignGroups,
  isDangerSign,
  screenForDanger,
} from '#tools/danger-signs/danger-signs.ts'
import { EmergencyCard } from '#tools/danger-signs/emergency-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import { useStep } from '#ui/step-heading/use-step.ts'

export interface DangerSignCheckProps {
  /** Names the marks of this tool in the memory of the tab. */
  tool: string
  /** The visitor has looked at the list and marked nothing. Not a clearance. */
  onClear: () => void
}

const steps = ['list', 'card'] as const
const noMarks: readonly DangerSign[] = []
const readMarks = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter(isDangerSign) : noMarks

const tickedIn = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    .map(({ value }) => value)
    .filter(isDangerSign)

/**
 * The first question of every tool. One mark is enough: the emergency card takes the place of the
 * whole tool, at once, because nobody with such a sign should look for a button.
 */
export function DangerSignCheck({ tool, onClear }: DangerSignCheckProps) {
  const words = useDangerWords()
  const { step, moves, go } = useStep(`${tool}-danger-signs`, steps)
  const [marked, setMarked] = useDraft(`${tool}-danger-signs`, noMarks, readMarks)
  const [awake, setAwake] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // A sign marked while the page was still waking up counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the check wakes
  useEffect(() => {
    setAwake(true)
    const ticked = tickedIn(form.current)
    if (ticked.length === 0) return
    setMarked(ticked)
    go('card')
  }, [])

  // So does one marked before in this tab: the page in the other language opens with the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the kept marks are read
  useEffect(() => {
    if (awake && marked.length > 0) go('card')
  }, [awake])

  function mark(sign: DangerSign, chosen: boolean) {
    setMarked(chosen ? [...marked, sign] : marked.filter((other) => other !== sign))
    if (chosen) go('card')
  }

  function finish(event: SubmitEvent) {
    event.preventDefault()
    if (screenForDanger({ marked }).kind === 'emergency') go('card')
    else onClear()
  }

  if (step === 'card') return <EmergencyCard signs={marked} />
  return (
    <form ref={form} className="danger-signs" onSubmit={finish} noValidate>
      <StepHeading moves={moves}>{words.heading}</StepHeading>
      <p>{words.intro}</p>
      <p className="danger-signs-now">
        {words.callNow} <a href="tel:911">{words.call911}</a>
      </p>
      <div className="danger-signs-groups">
        {dangerSignGroups.map(({ id, signs }) => (
          <ChoiceGroup<DangerSign>
            key={id}
            id={`${tool}-${id}`}
            legend={words.groups[id]}
            pick="many"
            choices={signs.map((sign) => ({ value: sign, label: words.signs[sign] }))}
            chosen={marked}
            onChoose={mark}
          />
        ))}
      </div>
      <p className="danger-signs-crisis">
        {words.suicide} <a href="tel:988">{words.card.call988}</a> ·{' '}
        <a href="sms:988">{words.card.text988}</a>
      </p>
      <Button type="submit" size="lg">
        {words.none}
      </Button>
      <p className="danger-signs-hint">{words.noneHint}</p>
      <p className="danger-signs-hint">{words.sources}</p>
    </form>
  )
}
