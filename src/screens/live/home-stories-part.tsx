import { renderToStaticMarkup } from 'react-dom/server'
import { HomeStories } from '#screens/home-stories.tsx'
import { takenKey, withoutTaken } from '#site/announced.ts'
import type { LivePart } from './live-part.ts'

/** The stories of the home page; nothing when there is none. */
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
