import { renderToStaticMarkup } from 'react-dom/server'
import { StructuredData } from '#design/structured-data/structured-data.tsx'
import type { Locale } from '#language/locales.ts'
import { mayTell } from '#site/origin.ts'
import { reviewsData } from '#site/structured-data.ts'
import type { Story } from '#words/registers.ts'
import { StoryList } from '#words/story-list.tsx'
import './stories-told.css'

/** Marks the stories in the words of a page: a server draws them anew when one is taken down. */
export const storiesPartName = 'stories'

interface DrawnStories {
  stories: readonly Story[]
  locale: Locale
  origin: string
}

/** The stories for visitors, and as reviews for search engines. */
export function drawStories({ locale, origin, stories }: DrawnStories) {
  const told = stories.filter(mayTell).map(({ date, name, quote, rating, title }) => ({
    author: name,
    rating,
    text: quote[locale],
    title: title[locale],
    date,
  }))
  return renderToStaticMarkup(
    <>
      <StoryList locale={locale} stories={stories} />
      {told.length > 0 ? <StructuredData data={reviewsData(told, locale, origin)} /> : null}
    </>,
  )
}
