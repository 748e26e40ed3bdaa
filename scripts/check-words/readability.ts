import { hasReadingGrade } from '#language/locales.ts'
import {
  longestSentence,
  longSentence,
  readingGrade,
  readSentences,
  sentencesOver,
} from './reading-grade.ts'
import { wordsOf } from './sentences.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** US school grades. Attorneys and students read harder words; everyone else is a patient. */
const highestGrade = { patient: 9, notice: 9, attorney: 12, student: 12 } as const

export interface Readability {
  id: string
  words: number
  /** Sentences to read aloud, and those that are too long whatever they sound like. */
  long: readonly string[]
  tooLong: readonly string[]
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
    long: sentencesOver(longSentence, sentences),
    tooLong: sentencesOver(longestSentence, sentences),
    ...(hasReadingGrade[locale] ? { grade: readingGrade(sentences) } : {}),
    limit: highestGrade[front.audience],
  }
}

/** Pages that are too hard, and sentences that are too long. */
export function findHardPages(page: WrittenPage): Problem[] {
  const { file } = page
  const { grade = 0, limit, tooLong } = measureReadability(page)
  return [
    ...(grade > limit
      ? [{ file, text: `reads at grade ${grade.toFixed(1)}, above ${limit}` }]
      : []),
    ...tooLong.map((sentence) => ({ file, text: `over ${longestSentence} words: ${sentence}` })),
  ]
}
