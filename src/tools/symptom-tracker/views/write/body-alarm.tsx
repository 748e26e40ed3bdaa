import { useEffect, useRef } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { CareCard } from '#design/care-card/care-card.tsx'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { RegionId } from '#tools/symptom-tracker/model/regions.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

/** American College of Emergency Physicians: chest or upper belly pain or pressure, unusual belly pain. */
const alarmRegions: readonly RegionId[] = ['chest', 'upper-belly', 'lower-belly']

export interface BodyAlarmProps {
  words: Words['body']
  regions: readonly RegionId[]
}

/**
 * Someone who passed the danger signs and then points at the chest or belly hears of 911 again, at
 * once. It only raises: what they write is kept either way.
 */
export function BodyAlarm({ words, regions }: BodyAlarmProps) {
  const { words: gate, shared } = useCheckData()
  const raised = regions.some((region) => alarmRegions.includes(region))
  const place = useRef<HTMLDivElement>(null)

  // The finger is on the drawing, the card may be a screen away.
  useEffect(() => {
    if (raised) place.current?.scrollIntoView?.({ block: 'center' })
  }, [raised])

  return (
    <div ref={place} role="alert">
      {raised ? (
        <CareCard level="emergency" levelLabel={shared.levelLabels[1]} heading={shared.headings[1]}>
          <p>
            <ButtonLink href="tel:911" variant="urgent" size="lg">
              {gate.call911}
            </ButtonLink>
          </p>
          <p>{words.text}</p>
          <p className="diary-small">{words.source}</p>
        </CareCard>
      ) : null}
    </div>
  )
}
