import { Island } from '#design/island/island.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { InlineWords, Words } from '#words/words.tsx'
import { PageSearch } from './site-map/page-search.tsx'
import { siteMapWords } from './site-map/words.ts'
import '#screens/answer-screen.css'

/** At any address without a page: a search over all pages; the header and the bar have the way to call. */
export function NotFoundScreen({ locale, words }: Omit<ScreenProps, 'id'>) {
  return (
    <article className="wrap answer">
      <h1>{words.heading}</h1>
      <p className="lead">
        <InlineWords text={words.summary} locale={locale} file={words.file} />
      </p>
      <Words text={words.body} locale={locale} file={words.file} />
      <Island
        name="page-search"
        component={PageSearch}
        props={{ locale, brief: true }}
        words={siteMapWords[locale]}
      />
    </article>
  )
}
