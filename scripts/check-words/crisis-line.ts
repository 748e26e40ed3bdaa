import type { Locale } from '#language/locales.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** What a reader of the language has to know to be answered in it, wherever the line is named. */
const waysIn: Readonly<Record<Locale, readonly string[]>> = { en: [], es: ['oprima 2', 'AYUDA'] }

/** Paragraphs and list items that name the crisis line without the way to its Spanish. */
export function findCrisisLineProblems({ file, locale, opening, words }: WrittenPage): Problem[] {
  return [...opening, ...words]
    .filter(({ kind, text }) => kind !== 'label' && text.includes('988'))
    .flatMap(({ text }) =>
      waysIn[locale]
        .filter((way) => !text.includes(way))
        .map((way) => ({ file, text: `names 988 without "${way}": ${text}` })),
    )
}
