import { clinic } from '#clinic'
import type { Locale } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { contactLinks } from '#site/contact-links.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** On phones: call, text, book, always under the thumb. */
export function BottomBar({ locale }: { locale: Locale }) {
  const words = strings(locale)
  return (
    <nav className="bottom-bar" aria-label={words.waysToReachUs}>
      <ButtonLink href={contactLinks.call} variant="cta">
        <Icon name="phone" />
        {words.call}
      </ButtonLink>
      <ButtonLink href={contactLinks.text} variant="outline">
        <Icon name="message" />
        {words.text}
      </ButtonLink>
      <ButtonLink href={clinic.links.booking} variant="outline" opensNewTab={words.openInNewTab}>
        <Icon name="calendar" />
        {words.book}
      </ButtonLink>
    </nav>
  )
}
