import type { Locale } from '#language/locales.ts'
import { en, type Words } from './words.en.ts'
import { es } from './words.es.ts'

const byLocale: Readonly<Record<Locale, Words>> = { en, es }

/** The parts of the rule, for what makes a link of the call. */
export const gettingWorseParts = (locale: Locale) => byLocale[locale]

/** What to do when it gets worse, whole, for tools and answers, where the list is at hand. */
export function gettingWorse(locale: Locale) {
  const { urgent, call, rest } = byLocale[locale]
  return `${urgent}: ${call}. ${rest}`
}

/** The same as words of a page, `{worse-rule}`: the list may be on another page, so it is a link. */
export function gettingWorseOnPage(locale: Locale) {
  const { list } = byLocale[locale]
  return gettingWorse(locale).replace(list, `[${list}](page:immediate-help#check)`)
}
