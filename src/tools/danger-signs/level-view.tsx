import { Button } from '#design/button/button.tsx'
import { keptRecord, kindOf } from '#tools/crash-record/crash-record.ts'
import { currentPerson } from '#tools/crash-record/person.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { LevelCard } from '#tools/danger-signs/level-card.tsx'
import { useArrival } from '#tools/danger-signs/use-arrival.ts'
import './danger-check.css'

export interface LevelViewProps {
  level: 1 | 2
  /** What to read out: an answer of a tool that is a sign. */
  said: readonly string[]
  /** Back to the answer that was given. */
  onChange: () => void
}

/** What an answer of a tool asks for that is a danger sign itself, such as pain of 10. */
export function LevelView({ level, said, onChange }: LevelViewProps) {
  const { words } = useCheckData()
  const place = useArrival(level)
  const child = kindOf(keptRecord(), currentPerson()) === 'child'
  return (
    <section ref={place} className={`answer answer-${level}`}>
      <LevelCard level={level} needs={{ child, births: false }} said={said} />
      <div className="button-row">
        <Button variant="outline" onClick={onChange}>
          {words.mistake}
        </Button>
      </div>
    </section>
  )
}
