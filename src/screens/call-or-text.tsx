import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { screenWords } from '#screens/words.ts'
import { hrefIfServed } from '#site/addresses.ts'
import { officeLine, textLine, urgentLine } from '#site/contact-links.ts'
import { unbroken } from '#site/phone-numbers.ts'
import { whatsappLine } from '#site/whatsapp.ts'
import type { PageWords } from '#words/page-words.ts'
import { blockWords } from '#words/words.ts'
import './call-or-text.css'

export interface CallOrTextProps {
  locale: Locale
  size?: 'lg' | 'default'
  line?: PageWords['line']
}

/** Where a life may be in danger the filled button rings 911, and the clinic stands after it. */
function Call911({ locale, size }: Pick<CallOrTextProps, 'locale' | 'size'>) {
  return (
    <p className="button-row">
      <ButtonLink href="tel:911" variant="urgent" size={size}>
        <Icon name="phone" />
        {fill(sharedWords[locale].callNumber, { number: '911' })}
      </ButtonLink>
      <ButtonLink href={officeLine.href} variant="outline" size={size}>
        {fill(screenWords[locale].callOffice, { number: unbroken(officeLine.number) })}
      </ButtonLink>
    </p>
  )
}

/** Who is not for this clinic finds a hospital first; the clinic says where else to go. */
function HospitalFirst({ locale, size }: Pick<CallOrTextProps, 'locale' | 'size'>) {
  const hospitals = hrefIfServed('hospitals', locale)
  return (
    <p className="button-row in-bar-too">
      {hospitals ? (
        <ButtonLink href={hospitals} size={size}>
          {screenWords[locale].findHospital}
        </ButtonLink>
      ) : null}
      <ButtonLink href={officeLine.href} variant="outline" size={size}>
        {fill(screenWords[locale].callOffice, { number: unbroken(officeLine.number) })}
      </ButtonLink>
    </p>
  )
}

/** The call and text buttons under the first words of a page. Where there is a bar, the gold one is there. */
export function CallOrText({ locale, size = 'lg', line }: CallOrTextProps) {
  if (line === 'call-911') return <Call911 locale={locale} size={size} />
  if (line === 'hospital') return <HospitalFirst locale={locale} size={size} />
  const { callNumber, textUs } = sharedWords[locale]
  const { href, number } = line === 'emergency' ? urgentLine : officeLine
  return (
    <p className={line ? 'button-row' : 'button-row in-bar-too'}>
      <ButtonLink className="first-call" href={href} variant="outline-cta" size={size}>
        <Icon name="phone" />
        {fill(callNumber, { number: unbroken(number) })}
      </ButtonLink>
      {textLine ? (
        <ButtonLink href={textLine.href} variant="outline" size={size}>
          {textUs}
        </ButtonLink>
      ) : null}
      {whatsappLine ? (
        <ButtonLink href={whatsappLine.href} variant="outline" size={size}>
          {blockWords[locale].whatsapp}
        </ButtonLink>
      ) : null}
    </p>
  )
}
