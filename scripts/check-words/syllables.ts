import { syllable } from 'syllable'

/**
 * How many beats an English word has when spoken: "chiropractor" has 4. A numeral counts one beat
 * for each digit, whatever stands beside it.
 */
export function countSyllables(word: string): number {
  const digits = word.replace(/\D/g, '').length
  return digits || Math.max(syllable(word.replace(/['’]s$/, '')), 1)
}
