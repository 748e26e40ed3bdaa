import { shareOfShort } from './reading-grade.ts'
import { sentencesOf, wordsOf } from './sentences.ts'
import type { WrittenPage } from './written-pages.ts'

/** Above this share of short sentences a page may read jerkily: a hint to read it aloud, no fault. */
const jerkyShare = 0.3

/** As many sentences in a row of at most so many words sound like orders. */
const burst = { sentences: 3, words: 8 }

/** Words to say and letters follow the ear of whoever says them; entries are short on purpose. */
const notProse: readonly string[] = ['say', 'letter', 'entries']

function comesInBursts(text: string) {
  let row = 0
  return sentencesOf(text).some((sentence) => {
    row = wordsOf(sentence).length <= burst.words ? row + 1 : 0
    return row >= burst.sentences
  })
}

/** Paragraphs with several short sentences in a row. */
function passagesToMend({ words }: WrittenPage): string[] {
  return words
    .filter(
      ({ kind, blocks }) => kind === 'paragraph' && !blocks.some((one) => notProse.includes(one)),
    )
    .map(({ text }) => text)
    .filter(comesInBursts)
}

/**
 * Pages to read aloud, each with the passages that jerk: sentences are joined where they belong
 * together, not to meet a number.
 */
export function rhythmLines(pages: readonly WrittenPage[]): string[] {
  return pages.flatMap((page) => {
    const share = shareOfShort([...page.opening, ...page.words])
    const passages = passagesToMend(page)
    if (share <= jerkyShare && passages.length === 0) return []
    return [
      `  ${page.file}: ${Math.round(share * 100)} in 100 sentences have 6 words or fewer`,
      ...passages.map((text) => `      ${text}`),
    ]
  })
}
