import { foldLetters } from '#language/fold-letters.ts'

/** A gap such as `{number}` among the words of a sentence. */
const gap = '*'

/** A gap stands for as many words as a date or an address has. */
const longestGap = 8

/** The words of a text as people type them: no accents, no capitals, no quotes, not bold; gaps as `*`. */
export function plainWords(text: string): string[] {
  return foldLetters(text.replaceAll('*', ' ').replace(/\{[\w:/-]+\}/g, ` ${gap} `))
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}*]+/gu, ' ')
    .split(' ')
    .filter(Boolean)
}

/** How many words of the phrase stand in the sentence from its beginning on; nothing may be left. */
function wordsFrom(phrase: readonly string[], sentence: readonly string[]): number {
  const [word] = sentence
  if (phrase.length === 0) return 0
  if (word === undefined) return Number.NEGATIVE_INFINITY
  if (word !== gap) {
    return word === phrase[0]
      ? 1 + wordsFrom(phrase.slice(1), sentence.slice(1))
      : Number.NEGATIVE_INFINITY
  }
  const lengths = Array.from({ length: Math.min(longestGap, phrase.length) }, (_, n) => n + 1)
  return Math.max(...lengths.map((n) => wordsFrom(phrase.slice(n), sentence.slice(1))))
}

/** How many words of the phrase the sentence says itself, the others being in its gaps. */
export const wordsSaid = (phrase: readonly string[], sentence: readonly string[]) =>
  Math.max(...sentence.map((_, at) => wordsFrom(phrase, sentence.slice(at))))

/** Whether the phrase is part of the sentence; a quarter of its words at least must not be in gaps. */
export const isPartOf = (phrase: readonly string[], sentence: readonly string[]) =>
  wordsSaid(phrase, sentence) >= phrase.length / 4

/**
 * How much of the phrase a sentence has, in any order: a word counts the more, the fewer sentences
 * have it.
 *
 * @param sentences all of them, for how rare a word is
 */
export function wordsShared(phrase: readonly string[], sentences: readonly (readonly string[])[]) {
  const weights = new Map(
    phrase.map((word) => {
      const having = sentences.filter((sentence) => sentence.includes(word)).length
      return [word, 1 / Math.max(1, having)]
    }),
  )
  return (sentence: readonly string[]) =>
    [...weights].reduce((sum, [word, weight]) => (sentence.includes(word) ? sum + weight : sum), 0)
}
