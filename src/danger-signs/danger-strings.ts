import { en, type Words } from '#danger-signs/words.en.ts'
import { es } from '#danger-signs/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

const byLocale: Record<Locale, Words> = { en, es }

/** The words of the danger signs in a language. */
export const dangerStrings = (locale: Locale) => byLocale[locale]
