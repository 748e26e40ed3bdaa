import { quotedLanguage } from '#language/locales.ts'
import type { ScreenProps } from '#screens/screen-props.ts'
import type { Source } from '#words/page-words.ts'
import { wordsOf } from '#words/read-pages.ts'

/** The year of a source, unless its name already says it. */
const yearAfter = ({ name, year }: Source) =>
  year && !name.includes(`${year}`) ? `, ${year}` : null

/** The sources of a page, in the order of their numbers. */
export function SourceList({ id, locale, words }: ScreenProps) {
  const englishNames = wordsOf(id, 'en').sources?.map(({ name }) => name)
  /** A name that the English page writes alike is read aloud in English. */
  const languageOf = (name: string) =>
    englishNames?.includes(name) ? quotedLanguage[locale] : undefined
  return (
    <ol>
      {words.sources?.map((source, index) => (
        <li key={source.id} id={`source-${index + 1}`} lang={languageOf(source.name)}>
          {source.link ? <a href={source.link}>{source.name}</a> : source.name}
          {yearAfter(source)}
        </li>
      ))}
    </ol>
  )
}
