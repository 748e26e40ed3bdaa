import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#reports/accident-report/around/words.en.ts'
import { es } from '#reports/accident-report/around/words.es.ts'

export const aroundWords: Readonly<Record<Locale, Words>> = { en, es }
