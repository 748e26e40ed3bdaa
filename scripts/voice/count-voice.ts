import { readSentences } from '#scripts/check-words/reading-grade.ts'
import { wordsOf } from '#scripts/check-words/sentences.ts'
import { sentencesWith, tics } from '#scripts/check-words/tics.ts'
import type { WrittenPage } from '#scripts/check-words/written-pages.ts'

/** Words: English speech has some of these, a telegram has many. */
const shortSentence = 6

export interface TicCount {
  name: string
  times: number
  /** Pages that say it. */
  pages: number
  /** Pages that say it more than once. */
  pagesTwice: number
}

/** How often each tic stands on the pages. */
export function countTics(pages: readonly WrittenPage[]): TicCount[] {
  return tics.map((tic) => {
    const counts = pages.map((page) => sentencesWith(tic, page).length)
    return {
      name: tic.name,
      times: counts.reduce((sum, count) => sum + count, 0),
      pages: counts.filter((count) => count > 0).length,
      pagesTwice: counts.filter((count) => count > 1).length,
    }
  })
}

export interface SentenceCount {
  sentences: number
  /** Mean words of a sentence; 0 without sentences. */
  meanWords: number
  /** Share, 0 to 1, of sentences that have 6 words or fewer. */
  shortShare: number
}

/** How long the sentences of the paragraphs and lists are. */
export function countSentences(pages: readonly WrittenPage[]): SentenceCount {
  const lengths = pages
    .flatMap(({ opening, words }) => readSentences([...opening, ...words]))
    .map((sentence) => wordsOf(sentence).length)
  const sentences = lengths.length
  const words = lengths.reduce((sum, length) => sum + length, 0)
  const short = lengths.filter((length) => length <= shortSentence).length
  return {
    sentences,
    meanWords: words / Math.max(sentences, 1),
    shortShare: short / Math.max(sentences, 1),
  }
}
