import type { Locale } from '#language/locales.ts'
import { en, type Words } from './words.en.ts'
import { es } from './words.es.ts'

const byLocale: Readonly<Record<Locale, Words>> = { en, es }

/** The parts of the rule, for what makes a link of the call. */
export const gettingWorseParts = (locale: Locale) => byLocale[locale]

/** What to do when it gets worse, whole: in pages as `{worse-rule}`, in tools and answers as it is. */
export function gettingWorse(locale: Locale) {
  const { urgent, call, rest } = byLocale[locale]
  return `${urgent}: ${call}. ${rest}`
}
