import { renderToStaticMarkup } from 'react-dom/server'
import { HomeQuotes } from '#screens/home-quotes.tsx'
import { takenKey, withoutTaken } from '#site/announced.ts'
import type { LivePart } from './live-part.ts'

/** What people have said, on the home page; nothing when there is no quote. */
export const homeQuotesPart: LivePart = {
  name: 'home-quotes',
  key: ({ announced }) => takenKey('testimonials', announced),
  draw({ announced, data, locale }) {
    const quotes = withoutTaken('testimonials', data.testimonials, announced)
    return quotes.length > 0
      ? renderToStaticMarkup(<HomeQuotes locale={locale} quotes={quotes} />)
      : ''
  },
}
