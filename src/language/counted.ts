import { inEachLanguage, type Locale, languageTag } from './locales.ts'
import type { Template } from './matching-words.ts'

/** A phrase with the number `{n}` in it: for 1, for others, and for millions where they differ. */
export interface CountedWords {
  readonly one: string
  readonly other: Template<'n'>
  readonly many?: Template<'n'>
}

// Mexican Spanish writes 5,000 the way California does.
const plurals = inEachLanguage((locale) => new Intl.PluralRules(languageTag[locale]))
const numbers = inEachLanguage(
  (locale) => new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 1 }),
)

/** "1 entry", "5,000 entries", "1.5 hours". */
export function counted(words: CountedWords, number: number, locale: Locale) {
  const form = plurals[locale].select(number)
  const phrase = (form === 'one' || form === 'many' ? words[form] : undefined) ?? words.other
  return phrase.replaceAll('{n}', rounded(number, locale))
}

/** A number with at most 1 decimal: 5.2, 4. */
export function rounded(number: number, locale: Locale) {
  return numbers[locale].format(number)
}

const betweenThousands = /\B(?=(?:\d{3})+$)/g

/** A whole number: `15124` as "15,124" in both languages. */
export function formatCount(count: number) {
  return String(Math.round(count)).replaceAll(betweenThousands, ',')
}
