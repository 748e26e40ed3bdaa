import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#reports/accident-report/words.en.ts'
import { es } from '#reports/accident-report/words.es.ts'

export const reportWords: Readonly<Record<Locale, Words>> = { en, es }
