import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#language/locales.ts'
import type { PageWords } from './page-words.ts'
import type { WordsContext } from './parse-words.ts'
import { InlineWords, Words } from './words.tsx'
import '#design/styles/tokens.css'
import '#design/styles/fallbacks.css'
import '#design/styles/base.css'
import './draw-preview.css'

/** What is drawn of a page. A passage has words and sources alone. */
export type PreviewedWords = Pick<PageWords, 'body' | 'file' | 'now' | 'sources'> &
  Partial<Pick<PageWords, 'heading' | 'summary'>>

/** The words of a page as the site draws them, without what stands around them. */
export function drawPreview(
  { body, file, heading, now = [], sources = [], summary }: PreviewedWords,
  locale: Locale,
  unbuilt?: WordsContext['unbuilt'],
) {
  const given = { locale, file, sourceIds: sources.map(({ id }) => id) }
  return renderToStaticMarkup(
    <article lang={locale}>
      {heading ? (
        <h1>
          <InlineWords text={heading} {...given} />
        </h1>
      ) : null}
      {summary ? (
        <p className="lead">
          <InlineWords text={summary} {...given} />
        </p>
      ) : null}
      {now.length > 0 ? (
        <ol>
          {now.map((step) => (
            <li key={step}>
              <InlineWords text={step} {...given} />
            </li>
          ))}
        </ol>
      ) : null}
      <Words text={body} unbuilt={unbuilt} {...given} />
    </article>,
  )
}
