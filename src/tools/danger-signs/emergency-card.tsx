import { useEffect, useRef } from 'react'
import { useDangerWords } from '#tools/danger-signs/danger-context.ts'
import type { DangerSign } from '#tools/danger-signs/danger-signs.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { CareCard } from '#ui/care-card/care-card.tsx'
import { Icon } from '#ui/icon/icon.tsx'

export interface EmergencyCardProps {
  signs: readonly DangerSign[]
}

/**
 * Where every danger sign ends: 911, 988, and no way on. Nothing about the clinic stands here, and
 * there is no button to continue; the browser's Back undoes a slip of the thumb.
 */
export function EmergencyCard({ signs }: EmergencyCardProps) {
  const { card, call911, suicide, signs: signWords } = useDangerWords()
  const place = useRef<HTMLElement>(null)

  useEffect(() => place.current?.focus(), [])

  return (
    <section ref={place} className="emergency-card" tabIndex={-1} aria-label={card.label}>
      <CareCard level="emergency" levelLabel={card.level} heading={call911}>
        <ButtonLink href="tel:911" variant="urgent" size="lg" className="emergency-card-call">
          <Icon name="phone" />
          {call911}
        </ButtonLink>
        {signs.length > 0 ? (
          <>
            <p>{card.tell}</p>
            <ul>
              {signs.map((sign) => (
                <li key={sign}>{signWords[sign]}</li>
              ))}
            </ul>
          </>
        ) : null}
        <p>
          <strong>{card.doNotDrive}</strong>
        </p>
        <p className="emergency-card-crisis">
          {suicide} <a href="tel:988">{card.call988}</a> · <a href="sms:988">{card.text988}</a>
        </p>
        <p className="emergency-card-mistake">{card.mistake}</p>
      </CareCard>
    </section>
  )
}
