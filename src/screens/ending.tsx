import { clinic } from '#clinic'
import { ButtonLink } from '#design/button/button.tsx'
import { LineEnd } from '#design/line/line.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { AskBack } from '#screens/ask-back.tsx'
import { CallBack, callBackId } from '#screens/call-back.tsx'
import { RelatedLinks } from '#screens/related-links.tsx'
import { screenWords } from '#screens/words.ts'
import { href, type PageId } from '#site/addresses.ts'
import { hoursToAnswer } from '#site/answer-time.ts'
import { officeLine, textLine } from '#site/contact-links.ts'
import { unbroken } from '#site/phone-numbers.ts'
import { whatsappLine } from '#site/whatsapp.ts'
import { blockWords } from '#words/words.ts'
import './ending.css'

export interface EndingProps {
  id: PageId
  locale: Locale
  /** Whether the page ends in a call: one of notices or of papers does not. */
  calls: boolean
  /** The line does not run through the page, so it does not end here. */
  lineless?: boolean
  /** The form to be called stands beside the call. */
  callBack?: boolean
}

/** What to do next, once: the end of the line is the call, and the other ways stand under it. */
function LastCall({ locale, callBackHere }: { locale: Locale; callBackHere: boolean }) {
  const { callOrText, callOnly, callBlockHeading, whatsapp } = blockWords[locale]
  const { bookFreeSentence, callNumber, openInNewTab, textUs } = sharedWords[locale]
  const { callBackLink, callBackPromise } = screenWords[locale].home
  return (
    <div className="last-call no-print">
      <h2>{callBlockHeading}</h2>
      <p className="last-call-number">
        <a href={officeLine.href}>{fill(callNumber, { number: unbroken(officeLine.number) })}</a>
      </p>
      <p>{textLine ? callOrText : callOnly}</p>
      <p>
        <a href={callBackHere ? `#${callBackId}` : href('contact', locale)}>{callBackLink}</a>{' '}
        {fill(callBackPromise, { hours: hoursToAnswer })}
      </p>
      <p className="button-row in-bar-too">
        {textLine ? (
          <ButtonLink href={textLine.href} variant="outline">
            {textUs}
          </ButtonLink>
        ) : null}
        {whatsappLine ? (
          <ButtonLink href={whatsappLine.href} variant="outline">
            {whatsapp}
          </ButtonLink>
        ) : null}
        <ButtonLink href={clinic.links.booking} variant="link" opensNewTab={openInNewTab}>
          {bookFreeSentence}
        </ButtonLink>
      </p>
    </div>
  )
}

/** The one end of a page: the call, what stands beside it, and the pages that may help. */
export function Ending({ id, locale, calls, lineless, callBack }: EndingProps) {
  const asked = <AskBack id={id} locale={locale} />
  return (
    <section className="ending">
      {lineless ? null : <LineEnd />}
      <div className="wrap ending-row">
        <div>
          {calls ? <LastCall locale={locale} callBackHere={callBack === true} /> : null}
          {callBack ? asked : null}
        </div>
        {callBack ? <CallBack locale={locale} /> : asked}
      </div>
      <RelatedLinks id={id} locale={locale} />
    </section>
  )
}
