import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#site/words.en.ts'
import { es } from '#site/words.es.ts'

export const siteWords: Readonly<Record<Locale, Words>> = { en, es }
