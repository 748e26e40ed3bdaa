import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#reports/crash-months/words.en.ts'
import { es } from '#reports/crash-months/words.es.ts'

export const monthWords: Readonly<Record<Locale, Words>> = { en, es }
