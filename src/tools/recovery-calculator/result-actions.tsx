import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { forget, keep } from '#language/records/kept.ts'
import { ofPerson } from '#tools/crash-record/person.ts'
import { type KeptResult, keptResultKey } from '#tools/recovery-calculator/kept-result.ts'
import type { CalculatorLinks } from '#tools/recovery-calculator/linked-pages.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import './result-actions.css'
import '#design/field/field.css'

export interface ResultActionsProps {
  words: Words
  links: CalculatorLinks
  /** The result as plain text. */
  text: string
  /** What the tracker gets when the visitor asks for it; nothing of somebody without a record. */
  record: KeptResult | undefined
  onChange: () => void
  onStartOver: () => void
}

type Told = 'copied' | 'copy-by-hand' | 'kept' | 'not-kept'

async function copy(text: string): Promise<Told> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'copy-by-hand'
  }
}

const keepForTracker = (record: KeptResult): Told =>
  keep('device', ofPerson(keptResultKey), record) ? 'kept' : 'not-kept'

/** Print, copy, keep in the tracker, change, start over. */
export function ResultActions({
  words,
  links,
  text,
  record,
  onChange,
  onStartOver,
}: ResultActionsProps) {
  const [told, setTold] = useState<Told>()

  function unkeep() {
    forget('device', ofPerson(keptResultKey))
    setTold(undefined)
  }

  return (
    <div
      className="recovery-calculator-actions no-print"
      role="group"
      aria-label={words.actions.label}
    >
      <p className="button-row">
        <Button variant="outline" onClick={() => print()}>
          {words.actions.print}
        </Button>
        <Button variant="outline" onClick={async () => setTold(await copy(text))}>
          {words.actions.copy}
        </Button>
        {record && links['symptom-tracker'].href ? (
          <Button variant="outline" onClick={() => setTold(keepForTracker(record))}>
            {words.actions.keep}
          </Button>
        ) : null}
      </p>
      <div role="status">
        {told === 'copied' ? <p>{words.actions.copied}</p> : null}
        {told === 'not-kept' ? <p>{words.actions.notKept}</p> : null}
        {told === 'copy-by-hand' ? <p>{words.actions.copyByHand}</p> : null}
        {told === 'kept' ? (
          <p>
            {words.actions.kept} <a href={links['symptom-tracker'].href}>{words.links.tracker}</a>
          </p>
        ) : null}
      </div>
      {told === 'kept' ? (
        <Button variant="link" onClick={unkeep}>
          {words.actions.unkeep}
        </Button>
      ) : null}
      {told === 'copy-by-hand' ? (
        <textarea readOnly rows={8} aria-label={words.actions.copyBox} value={text} />
      ) : null}
      <p className="button-row">
        <Button variant="secondary" onClick={onChange}>
          {words.actions.change}
        </Button>
        <Button variant="ghost" onClick={onStartOver}>
          {words.actions.startOver}
        </Button>
      </p>
    </div>
  )
}
