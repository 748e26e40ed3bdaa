import { clinic } from '#clinic'
import type { Locale } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { officeLine, textLine } from '#site/contact-links.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** On phones: call, text where the clinic takes texts, book, always under the thumb. */
export function BottomBar({ locale }: { locale: Locale }) {
  const words = strings(locale)
  return (
    <nav className="bottom-bar" aria-label={words.waysToReachUs}>
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
      <ButtonLink href={clinic.links.booking} variant="outline" opensNewTab={words.openInNewTab}>
        <Icon name="calendar" />
        {words.book}
      </ButtonLink>
    </nav>
  )
}
