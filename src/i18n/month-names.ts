import { inEachLanguage, type Locale, languageTag } from '#i18n/locales.ts'

const formatters = inEachLanguage((locale) => ({
  long: new Intl.DateTimeFormat(languageTag[locale], { month: 'long', timeZone: 'UTC' }),
  narrow: new Intl.DateTimeFormat(languageTag[locale], { month: 'narrow', timeZone: 'UTC' }),
}))

/** "January" or "enero", as it stands inside a sentence; `narrow` is its first letter. 1 is January. */
export function monthName(month: number, locale: Locale, width: 'long' | 'narrow' = 'long') {
  return formatters[locale][width].format(Date.UTC(2024, month - 1))
}
