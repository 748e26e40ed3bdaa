import { buttonClass } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { Locale } from '#language/locales.ts'
import { screenWords } from '#screens/words.ts'
import { hrefIfServed } from '#site/addresses.ts'
import { anySamples } from '#site/samples.ts'
import { PatientQuote } from '#words/patient-quote.tsx'
import type { Story, Testimonial } from '#words/registers.ts'
import { StoryList } from '#words/story-list.tsx'

/** Stops what moves beside it: the styles read whether it is marked. */
export function PauseBox({ label, className }: { label: string; className: string }) {
  return (
    <label
      className={buttonClass({ variant: 'outline', size: 'icon', className: `pause ${className}` })}
      title={label}
    >
      <input type="checkbox" aria-label={label} />
      <Icon name="pause" />
      <Icon name="play" />
    </label>
  )
}

/** The list of quotes stands four times in the marquee, so that its end is never seen. */
const marqueeCopies = 4

/** What people have said, going by. */
export function Marquee({ locale, quotes }: { locale: Locale; quotes: readonly Testimonial[] }) {
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

/** The words of people whose whole story is a page away. */
export function HomeStories({ locale, stories }: { locale: Locale; stories: readonly Story[] }) {
  const { home } = screenWords[locale]
  const more = hrefIfServed('real-stories', locale)
  return (
    <section className="band">
      <div className="wrap">
        <h2>{anySamples(stories) ? home.sampleStoriesHeading : home.storiesHeading}</h2>
        <StoryList locale={locale} stories={stories} quotesOnly />
        {more ? (
          <p>
            <a href={more}>{home.storiesLink}</a>
          </p>
        ) : null}
      </div>
    </section>
  )
}
