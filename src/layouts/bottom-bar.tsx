import { clinic } from '#clinic'
import type { Locale } from '#i18n/locales.ts'
import { sharedWords } from '#i18n/words.ts'
import { layoutWords } from '#layouts/words.ts'
import { officeLine, textLine } from '#site/contact-links.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import './bottom-bar.css'
import '#ui/button/button.css'

/** On phones: call, text where the clinic takes texts, book, always under the thumb. */
export function BottomBar({ locale }: { locale: Locale }) {
  const words = layoutWords[locale]
  const { waysToReachUs, openInNewTab } = sharedWords[locale]
  return (
    <nav className="bottom-bar" aria-label={waysToReachUs}>
      <ButtonLink href={officeLine.href} variant="cta">
        <Icon name="phone" />
        {words.call}
      </ButtonLink>
      {textLine ? (
        <ButtonLink href={textLine.href} variant="outline">
          <Icon name="message" />
          {words.text}
        </ButtonLink>
      ) : null}
      <ButtonLink href={clinic.links.booking} variant="outline" opensNewTab={openInNewTab}>
        <Icon name="calendar" />
        {words.book}
      </ButtonLink>
    </nav>
  )
}
