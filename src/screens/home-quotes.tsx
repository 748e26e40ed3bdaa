import type { Locale } from '#language/locales.ts'
import { PauseBox } from '#screens/pause-box.tsx'
import { screenWords } from '#screens/words.ts'
import { anySamples } from '#site/samples.ts'
import { PatientQuote } from '#words/patient-quote.tsx'
import type { Testimonial } from '#words/registers.ts'

/** The list of quotes stands four times in the marquee, so that its end is never seen. */
const marqueeCopies = 4

/** What people have said, going by. */
export function HomeQuotes({ locale, quotes }: { locale: Locale; quotes: readonly Testimonial[] }) {
  const { home } = screenWords[locale]
  const heading = anySamples(quotes) ? home.sampleTestimonialsHeading : home.testimonialsHeading
  return (
    <section className="band marquee-band" aria-label={heading}>
      <div className="wrap band-head">
        <h2>{heading}</h2>
        <PauseBox label={home.pauseMarquee} className="pause-marquee" />
      </div>
      <div className="marquee">
        {Array.from({ length: marqueeCopies }, (_, copy) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the copies are alike and never move
          <ul key={copy} aria-hidden={copy > 0 || undefined}>
            {quotes.map((quote) => (
              <li key={quote.id}>
                <PatientQuote quote={quote} locale={locale} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}
