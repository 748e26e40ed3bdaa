import { Quote } from '#design/quote/quote.tsx'
import type { Locale } from '#language/locales.ts'
import { sampleMark } from '#site/samples.ts'
import type { Testimonial } from '#words/registers.ts'

export interface PatientQuoteProps {
  quote: Testimonial
  locale: Locale
}

/** What a patient wrote, with the mark of a quote that is made up. */
export const PatientQuote = ({ quote, locale }: PatientQuoteProps) => (
  <Quote
    text={quote.text[locale]}
    name={quote.author.name}
    detail={`${quote.author.handle}${sampleMark(quote, locale)}`}
    initials={quote.author.initials}
  />
)
