import { ButtonLink } from '#design/button/button.tsx'
import { CareCard } from '#design/care-card/care-card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { EmergencyRooms } from '#tools/danger-signs/emergency-rooms.tsx'
import type { RoomNeeds } from '#tools/danger-signs/rooms-to-offer.ts'

const careLevels = { 1: 'emergency', 2: 'today', 3: 'soon' } as const

/** Help for whoever does not want to live: on every answer that sends to a hospital. */
function Crisis() {
  const { words } = useCheckData()
  return (
    <p className="answer-crisis">
      {words.crisis} <a href="tel:988">{words.call988}</a> ·{' '}
      <a href={words.text988Link}>{words.text988}</a>
    </p>
  )
}

export interface LevelCardProps {
  level: 1 | 2 | 3
  /** What an emergency room has to have. */
  needs: RoomNeeds
  /** What to read out: the marked signs. */
  said: readonly string[]
}

/** What to do at once, in the reader's own words. */
export function LevelCard({ level, needs, said }: LevelCardProps) {
  const { words, shared } = useCheckData()
  return (
    <CareCard
      level={careLevels[level]}
      levelLabel={shared.levelLabels[level]}
      heading={shared.headings[level]}
      headingTag="h2"
    >
      {level === 1 ? (
        <ButtonLink href="tel:911" variant="urgent" size="lg" className="answer-call">
          <Icon name="phone" />
          {shared.headings[1]}
        </ButtonLink>
      ) : null}
      {level === 2 ? (
        <p>
          <a href="tel:911">{shared.noDriver}</a>
        </p>
      ) : null}
      {level === 3 ? <p>{shared.noDoctor}</p> : null}
      {said.length > 0 || (level === 1 && shared.say) ? (
        <>
          <p>{words.readOut}</p>
          <ul>
            {said.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
            {shared.say ? (
              <li>
                <em lang="en">{shared.say}</em>
              </li>
            ) : null}
          </ul>
        </>
      ) : null}
      {level === 1 ? (
        <p>
          <strong>{shared.doNotDrive}</strong>
        </p>
      ) : null}
      {level === 3 ? null : <p>{words.mustExamine}</p>}
      {level === 2 ? <EmergencyRooms needs={needs} /> : null}
      {level === 3 ? null : <Crisis />}
    </CareCard>
  )
}
