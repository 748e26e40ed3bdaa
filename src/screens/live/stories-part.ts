import { takenKey, withoutTaken } from '#site/announced.ts'
import { drawStories, storiesPartName } from '#words/drawn-stories.tsx'
import type { LivePart } from './live-part.ts'

/** The stories in the words of a page. */
export const storiesPart: LivePart = {
  name: storiesPartName,
  key: ({ announced }) => takenKey('stories', announced),
  draw: ({ announced, data, locale }) =>
    drawStories({
      stories: withoutTaken('stories', data.stories, announced),
      locale,
      origin: data.origin,
    }),
}
