import { counted } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
import { placeWords } from './words.ts'

/** A distance as people say it: to the tenth below 10 miles, then to the mile; never 0. */
export function milesSaid(miles: number, locale: Locale) {
  const shown = miles < 9.95 ? Math.max(0.1, Math.round(miles * 10) / 10) : Math.round(miles)
  return counted(placeWords[locale].miles, shown, locale)
}
