import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#i18n/words.en.ts'
import { es } from '#i18n/words.es.ts'

export const sharedWords: Readonly<Record<Locale, Words>> = { en, es }

/** Languages that the site has a name for. */
export type LanguageCode = keyof Words['languageNames']
