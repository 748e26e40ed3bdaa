import type { ScreenProps } from '#screens/screen-props.ts'
import { SourceList } from '#screens/source-list.tsx'
import { screenWords } from '#screens/words.ts'
import { contextOf } from '#screens/words-context.ts'
import { FoldedSections } from '#words/folded-sections.tsx'
import './home-questions.css'

const firstHeading = (body: string) => {
  const at = body.search(/^## /m)
  return at === -1 ? body.length : at
}

/** The words of the home page for its first screen: those before the first heading. */
export const wordsOfFirstScreen = (body: string) => body.slice(0, firstHeading(body)).trim()

/** What frightened people ask first: the words of the home page from its first heading on. */
export function HomeQuestions(page: ScreenProps) {
  const { locale, words } = page
  const text = words.body.slice(firstHeading(words.body))
  if (!text) return null
  return (
    <section className="wrap words home-questions">
      <FoldedSections text={text} {...contextOf(page)} />
      {words.sources?.length ? (
        <details className="home-sources">
          <summary>{screenWords[locale].sources}</summary>
          <SourceList {...page} />
        </details>
      ) : null}
    </section>
  )
}
