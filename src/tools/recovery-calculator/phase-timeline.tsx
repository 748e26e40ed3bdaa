import { Badge } from '#design/badge/badge.tsx'
import type { TimelineRow } from '#tools/recovery-calculator/result-sections.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import './phase-timeline.css'

export interface PhaseTimelineProps {
  rows: readonly TimelineRow[]
  words: Words['result']['timeline']
}

/** The phases of the care plan with what studies found for each; today's phase is marked. */
export function PhaseTimeline({ rows, words }: PhaseTimelineProps) {
  return (
    <ol className="recovery-calculator-timeline">
      {rows.map(({ place, name, found, care, now }) => (
        <li key={place} aria-current={now ? 'step' : undefined}>
          <h4>
            {name}
            {now ? <Badge>{words.now}</Badge> : null}
          </h4>
          <p>
            <strong>{words.foundLabel}:</strong> {found}
          </p>
          <p>
            <strong>{words.careLabel}:</strong> {care}
          </p>
        </li>
      ))}
    </ol>
  )
}
