import { PageDrawing } from '#design/drawings/page-drawing.tsx'
import { Stars } from '#design/stars/stars.tsx'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { sampleMark, sampleNote } from '#site/samples.ts'
import type { Story } from '#words/registers.ts'
import { blockWords } from '#words/words.ts'
import './story-list.css'

export interface StoryListProps {
  locale: Locale
  stories: readonly Story[]
  /** Only the quote of each story, where the stories themselves are a page away. */
  quotesOnly?: boolean
}

/** Recovery stories, each with its rating. */
export function StoryList({ locale, stories, quotesOnly = false }: StoryListProps) {
  if (stories.length === 0) return null
  const note = quotesOnly ? null : sampleNote(stories, locale)
  return (
    <>
      {note ? <p className="fine-print">{note}</p> : null}
      <div className={quotesOnly ? 'stories' : 'stories stories-told'}>
        {stories.map(
          ({ id, sample, drawing, name, title, story, quote, rating, location, date }) => (
            <article key={id}>
              {drawing && !quotesOnly ? <PageDrawing name={drawing} /> : null}
              <header>
                <h3>{title[locale]}</h3>
                <p>
                  {name}, {location}
                  {sampleMark({ sample }, locale)}
                  <br />
                  {formatDate(date, locale)}
                </p>
                <Stars rating={rating} label={fill(blockWords[locale].ratingOf, { rating })} />
              </header>
              <blockquote>
                <p>{quote[locale]}</p>
              </blockquote>
              {quotesOnly ? null : <p className="story">{story[locale]}</p>}
            </article>
          ),
        )}
      </div>
    </>
  )
}
