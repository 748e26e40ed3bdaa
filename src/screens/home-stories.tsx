import type { Locale } from '#language/locales.ts'
import { screenWords } from '#screens/words.ts'
import { hrefIfServed } from '#site/addresses.ts'
import { anySamples } from '#site/samples.ts'
import type { Story } from '#words/registers.ts'
import { StoryList } from '#words/story-list.tsx'

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
