import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#server/words.en.ts'
import { es } from '#server/words.es.ts'

export const serverWords: Readonly<Record<Locale, Words>> = { en, es }
