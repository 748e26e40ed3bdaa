import type { Locale } from '#language/locales.ts'
import type { Piece } from './pieces.ts'
import { sentencesOf, wordsOf } from './sentences.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** Shorter sentences ("These studies were not about crashes.") belong wherever their figure stands. */
const wordsOfAClaim = 8

/** A warning may stand at the top and again where it is needed. */
const sendsForHelp = /\b(?:911|988)\b/

/** The caption of a drawing carries the message of its page once more; words to say are for others. */
const mayRepeat: readonly string[] = ['drawing', 'say', 'letter']

const isOwnWords = ({ kind, blocks }: Piece) =>
  (kind === 'paragraph' || kind === 'item') && !blocks.some((block) => mayRepeat.includes(block))

const normalised = (sentence: string) => wordsOf(sentence.toLowerCase()).join(' ')

/** Sentences that a page has said already. */
export function findRepeatedSentences({ file, opening, words }: WrittenPage): Problem[] {
  const said = new Set<string>()
  return [...opening, ...words]
    .filter(isOwnWords)
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => !sendsForHelp.test(sentence))
    .filter((sentence) => wordsOf(sentence).length >= wordsOfAClaim)
    .flatMap((sentence) => {
      const key = normalised(sentence)
      const isRepeated = said.has(key)
      said.add(key)
      return isRepeated ? [{ file, text: `says twice: ${sentence}` }] : []
    })
}

/** What `{how-to-pay}` says of a lien, in words of a page. */
const owedAnyway: Readonly<Record<Locale, RegExp>> = {
  en: /\bmay (?:still )?owe\b/i,
  es: /\bpuede deber|\bqued\w+ debiendo/i,
}

/** Paragraphs that say after `{how-to-pay}` once more what a lien may leave to pay. */
export function findOwedTwice({ file, locale, raw }: WrittenPage): Problem[] {
  return raw
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.includes('{how-to-pay}'))
    .map((paragraph) => owedAnyway[locale].exec(paragraph)?.[0])
    .filter((found) => found !== undefined)
    .map((found) => ({ file, text: `says "${found}" beside {how-to-pay}, which says it` }))
}
