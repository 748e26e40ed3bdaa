import { type Locale, languageOfSpanish } from '#language/locales.ts'
import { layoutWords } from './words.ts'

/** What leads to booking says so in the language of the page, or in Spanish on every page. */
export function BookingLabel({ label, locale }: { label: string; locale: Locale }) {
  const language = languageOfSpanish[locale]
  const isSpanish = label === layoutWords[locale].bookCalendar
  return language && isSpanish ? <span lang={language}>{label}</span> : label
}
