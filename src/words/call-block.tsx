import { clinic } from '#clinic'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { officeLine, textLine } from '#site/contact-links.ts'
import { ButtonLink } from '#ui/button/button.tsx'

/** The ways to reach the clinic, inside the words of a page. */
export function CallBlock({ locale }: { locale: Locale }) {
  const words = strings(locale)
  return (
    <aside className="call-block" aria-label={words.waysToReachUs}>
      <p className="call-block-heading">{words.callBlockHeading}</p>
      <p>{textLine ? words.callOrText : words.callOnly}</p>
      <p className="button-row">
        <ButtonLink href={officeLine.href} variant="cta">
          {fill(words.callNumber, { number: officeLine.number })}
        </ButtonLink>
        {textLine ? (
          <ButtonLink href={textLine.href} variant="outline">
            {words.textUs}
          </ButtonLink>
        ) : null}
        <ButtonLink href={clinic.links.booking} variant="outline" opensNewTab={words.openInNewTab}>
          {words.bookFreeSentence}
        </ButtonLink>
      </p>
    </aside>
  )
}
