import type { Locale } from '#language/locales.ts'
import { en, type Words } from './words.en.ts'
import { es } from './words.es.ts'

const byLocale: Record<Locale, Words> = { en, es }

/** The words of the danger signs in a language. */
export const dangerStrings = (locale: Locale) => byLocale[locale]
