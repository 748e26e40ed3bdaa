import { clinic } from '#clinic'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { officeLine, textLine } from '#site/contact-links.ts'
import { whatsappLine } from '#site/whatsapp.ts'
import { blockWords } from '#words/words.ts'
import { layoutWords } from './words.ts'
import './bottom-bar.css'
import '#design/button/button.css'

export interface BottomBarProps {
  locale: Locale
  /** Where a life may be in danger, the button under the thumb rings 911 and not the clinic. */
  rings911?: boolean
}

/**
 * On phones: call, text (or WhatsApp where the clinic takes no texts), book, always under the thumb.
 * A fourth button has no room.
 */
export function BottomBar({ locale, rings911 }: BottomBarProps) {
  const words = layoutWords[locale]
  const { waysToReachUs, openInNewTab } = sharedWords[locale]
  return (
    <nav className="bottom-bar no-print" aria-label={waysToReachUs}>
      {rings911 ? (
        <ButtonLink href="tel:911" variant="urgent" label={words.banner.call911}>
          <Icon name="phone" />
          911
        </ButtonLink>
      ) : (
        <ButtonLink href={officeLine.href} variant="cta">
          <Icon name="phone" />
          {words.call}
        </ButtonLink>
      )}
      {textLine ? (
        <ButtonLink href={textLine.href} variant="outline">
          <Icon name="message" />
          {words.text}
        </ButtonLink>
      ) : null}
      {whatsappLine && !textLine ? (
        <ButtonLink href={whatsappLine.href} variant="outline" label={blockWords[locale].whatsapp}>
          <Icon name="message" />
          WhatsApp
        </ButtonLink>
      ) : null}
      <ButtonLink href={clinic.links.booking} variant="outline" opensNewTab={openInNewTab}>
        <Icon name="calendar" />
        {words.book}
      </ButtonLink>
    </nav>
  )
}
