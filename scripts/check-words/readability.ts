import { hasReadingGrade } from '#i18n/locales.ts'
import { longestSentence, longSentences, readingGrade, readSentences } from './reading-grade.ts'
import { wordsOf } from './sentences.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** US school grades. Attorneys and students read harder words; everyone else is a patient. */
const highestGrade = { patient: 9, notice: 9, attorney: 12, student: 12 } as const

/** Share of a page's sentences that may be longer than the limit. */
const longShare = 0.03

export interface Readability {
  id: string
  words: number
  sentences: number
  long: readonly string[]
  /** English pages only: the formula counts English syllables. */
  grade?: number
  limit: number
}

export function measureReadability({
  id,
  locale,
  front,
  opening,
  words,
}: WrittenPage): Readability {
  const sentences = readSentences([...opening, ...words])
  return {
    id,
    words: [...opening, ...words].flatMap(({ text }) => wordsOf(text)).length,
    sentences: sentences.length,
    long: longSentences(sentences),
    ...(hasReadingGrade[locale] ? { grade: readingGrade(sentences) } : {}),
    limit: highestGrade[front.audience],
  }
}

/** Pages that are too hard, or have too many long sentences. */
export function findHardPages(page: WrittenPage): Problem[] {
  const { file } = page
  const { grade = 0, limit, long, sentences } = measureReadability(page)
  const share = long.length / Math.max(sentences, 1)
  return [
    ...(grade > limit
      ? [{ file, text: `reads at grade ${grade.toFixed(1)}, above ${limit}` }]
      : []),
    ...(share > longShare
      ? long.map((sentence) => ({ file, text: `over ${longestSentence} words: ${sentence}` }))
      : []),
  ]
}
