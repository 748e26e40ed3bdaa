import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { CareCard } from '#design/care-card/care-card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { useGateData } from '#tools/danger-signs/gate-context.ts'
import type { DangerOutcome } from '#words/danger-signs/assess.ts'
import './danger-gate.css'

export interface LevelViewProps {
  outcome: DangerOutcome
  /** What to read out, where it is not the words of the marked signs. */
  said?: readonly string[]
  /** Back to the list, where a mark can be taken away. */
  onChange: () => void
  /** Left out where nothing leads on. */
  onGoOn?: (() => void) | undefined
}

const careLevels = { 1: 'emergency', 2: 'today', 3: 'soon' } as const

/** Where only the diary may go on. */
function DiaryOnly({ onChange }: Pick<LevelViewProps, 'onChange'>) {
  const { words, diaryLink } = useGateData()
  return (
    <div className="level-view">
      <p>{words.diaryOnly}</p>
      <div className="button-row">
        <ButtonLink href={diaryLink}>{words.toDiary}</ButtonLink>
        <Button variant="outline" onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </div>
  )
}

/** Roads to an emergency room, for the second level. */
function EmergencyRooms() {
  const { words, rooms, hospitalsLink } = useGateData()
  return (
    <>
      <p>{words.emergencyRooms}</p>
      <ul>
        {rooms.map(({ name, address }) => (
          <li key={name}>
            {name}, {address}
          </li>
        ))}
      </ul>
      <p>
        <a href={hospitalsLink}>{words.allHospitals}</a>
      </p>
    </>
  )
}

/**
 * What the marked signs ask for. The first two levels offer nothing of the clinic and no way on; the
 * style sheet takes banner, bar and the clinic's buttons away as long as the first is shown.
 */
export function LevelView({ outcome, said, onChange, onGoOn }: LevelViewProps) {
  const { level } = outcome
  const { words, shared, signs } = useGateData()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // A part of it may be in view already, and then the focus alone moves nothing.
    place.current?.scrollIntoView?.()
    place.current?.focus({ preventScroll: true })
  }, [])
  const wordsOf = (id: string) => signs.find((sign) => sign.id === id)?.asked

  if (level === null) return <DiaryOnly onChange={onChange} />
  return (
    <section
      ref={place}
      className={`level-view level-view-${level}`}
      tabIndex={-1}
      aria-label={shared.headings[level]}
    >
      <CareCard
        level={careLevels[level]}
        levelLabel={shared.levelLabels[level]}
        heading={shared.headings[level]}
      >
        {level === 1 ? (
          <ButtonLink href="tel:911" variant="urgent" size="lg" className="level-view-call">
            <Icon name="phone" />
            {shared.headings[1]}
          </ButtonLink>
        ) : null}
        {level === 2 ? (
          <p>
            <a href="tel:911">{shared.noDriver}</a>
          </p>
        ) : null}
        <p>{words.readOut}</p>
        <ul>
          {(said ?? outcome.signs.map(wordsOf)).map((words) => (
            <li key={words}>{words}</li>
          ))}
          {shared.say ? (
            <li>
              <em lang="en">{shared.say}</em>
            </li>
          ) : null}
        </ul>
        {outcome.tellTheDoctor.length > 0 ? (
          <>
            <p>{words.tellTheDoctor}</p>
            <ul>
              {outcome.tellTheDoctor.map((fact) => (
                <li key={fact}>{words.facts[fact]}</li>
              ))}
            </ul>
          </>
        ) : null}
        {level === 1 ? (
          <p>
            <strong>{shared.doNotDrive}</strong>
          </p>
        ) : null}
        {level === 2 ? <EmergencyRooms /> : null}
        <p className="level-view-crisis">
          {words.crisis} <a href="tel:988">{words.call988}</a> ·{' '}
          <a href={words.text988Link}>{words.text988}</a>
        </p>
      </CareCard>
      <div className="button-row">
        {onGoOn ? <Button onClick={onGoOn}>{words.goOn}</Button> : null}
        <Button variant="outline" onClick={onChange}>
          {level === 1 ? words.mistake : words.change}
        </Button>
      </div>
    </section>
  )
}
