import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#reports/crash-data/words.en.ts'
import { es } from '#reports/crash-data/words.es.ts'

export const dataWords: Readonly<Record<Locale, Words>> = { en, es }
