import { clinic } from '#clinic'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { contactLinks, officePhone } from '#site/contact-links.ts'
import { ButtonLink } from '#ui/button/button.tsx'

/** The three ways to reach the clinic, inside the words of a page. */
export function CallBlock({ locale }: { locale: Locale }) {
  const words = strings(locale)
  return (
    <aside className="call-block" aria-label={words.waysToReachUs}>
      <p className="call-block-heading">{words.callBlockHeading}</p>
      <p>{words.callBlockText}</p>
      <p className="button-row">
        <ButtonLink href={contactLinks.call} variant="cta">
          {fill(words.callNumber, { number: officePhone })}
        </ButtonLink>
        <ButtonLink href={contactLinks.text} variant="outline">
          {words.textUs}
        </ButtonLink>
        <ButtonLink href={clinic.links.booking} variant="outline" opensNewTab={words.openInNewTab}>
          {words.bookFreeSentence}
        </ButtonLink>
      </p>
    </aside>
  )
}
