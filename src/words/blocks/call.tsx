import { clinic } from '#clinic'
import { ButtonLink } from '#design/button/button.tsx'
import { fill } from '#language/fill.ts'
import { sharedWords } from '#language/words.ts'
import { officeLine, textLine } from '#site/contact-links.ts'
import { unbroken } from '#site/phone-numbers.ts'
import { whatsappLine } from '#site/whatsapp.ts'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'
import './call.css'

/** The ways to reach the clinic, inside the words of a page. */
export function CallBlock({ context: { locale } }: BlockProps) {
  const words = blockWords[locale]
  const { waysToReachUs, callNumber, textUs, openInNewTab, bookFreeSentence } = sharedWords[locale]
  return (
    <aside className="call-block no-print" aria-label={waysToReachUs}>
      <p className="call-block-heading">{words.callBlockHeading}</p>
      <p>{textLine ? words.callOrText : words.callOnly}</p>
      <p className="button-row">
        <ButtonLink href={officeLine.href} variant="outline-cta">
          {fill(callNumber, { number: unbroken(officeLine.number) })}
        </ButtonLink>
        {textLine ? (
          <ButtonLink href={textLine.href} variant="outline">
            {textUs}
          </ButtonLink>
        ) : null}
        {whatsappLine ? (
          <ButtonLink href={whatsappLine.href} variant="outline">
            {words.whatsapp}
          </ButtonLink>
        ) : null}
        <ButtonLink href={clinic.links.booking} variant="outline" opensNewTab={openInNewTab}>
          {bookFreeSentence}
        </ButtonLink>
      </p>
    </aside>
  )
}
