import type { Locale } from '#i18n/locales.ts'

/** A phrase with `{n}` in it, for 1 and for other numbers. Spanish has a form for millions too. */
export interface CountedWords {
  one: string
  other: string
}

/** "1 entry", "5,000 entries". */
export function counted(words: CountedWords, number: number, locale: Locale) {
  // Mexican Spanish writes 5,000 the way California does.
  const tag = locale === 'es' ? 'es-MX' : 'en-US'
  const form = new Intl.PluralRules(tag).select(number) === 'one' ? words.one : words.other
  return form.replace('{n}', number.toLocaleString(tag))
}

/** A mean with at most 1 decimal: 5.2, 4. */
export function rounded(number: number, locale: Locale) {
  const tag = locale === 'es' ? 'es-MX' : 'en-US'
  return number.toLocaleString(tag, { maximumFractionDigits: 1 })
}
