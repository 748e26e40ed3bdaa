import type { Locale } from './locales.ts'
import { en, type Words } from './words.en.ts'
import { es } from './words.es.ts'

export const sharedWords: Readonly<Record<Locale, Words>> = { en, es }

/** Languages that the site has a name for. */
export type LanguageCode = keyof Words['languageNames']
