import { renderToStaticMarkup } from 'react-dom/server'
import { HomeStories, Marquee } from '#screens/home-people.tsx'
import { takenKey, withoutTaken } from '#site/announced.ts'
import type { LivePart } from './live-part.ts'

/** What people have said, on the home page; nothing when there is no quote. */
export const homeQuotesPart: LivePart = {
  name: 'home-quotes',
  key: ({ announced }) => takenKey('testimonials', announced),
  draw({ announced, data, locale }) {
    const quotes = withoutTaken('testimonials', data.testimonials, announced)
    return quotes.length > 0
      ? renderToStaticMarkup(<Marquee locale={locale} quotes={quotes} />)
      : ''
  },
}

/** The stories of the home page, likewise. */
export const homeStoriesPart: LivePart = {
  name: 'home-stories',
  key: ({ announced }) => takenKey('stories', announced),
  draw({ announced, data, locale }) {
    const stories = withoutTaken('stories', data.stories, announced)
    return stories.length > 0
      ? renderToStaticMarkup(<HomeStories locale={locale} stories={stories} />)
      : ''
  },
}
