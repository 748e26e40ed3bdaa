import type { Locale } from '#i18n/locales.ts'

/** A phrase with `{n}` in it, for 1 and for other numbers. Spanish has a form for millions too. */
export interface CountedWords {
  one: string
  other: string
}

// Mexican Spanish writes 5,000 the way California does.
const plurals = { en: new Intl.PluralRules('en-US'), es: new Intl.PluralRules('es-MX') }
const numbers = {
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
  es: new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 }),
}

/** "1 entry", "5,000 entries". */
export function counted(words: CountedWords, number: number, locale: Locale) {
  const form = plurals[locale].select(number) === 'one' ? words.one : words.other
  return form.replace('{n}', rounded(number, locale))
}

/** A number with at most 1 decimal: 5.2, 4. */
export function rounded(number: number, locale: Locale) {
  return numbers[locale].format(number)
}
