import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#reports/crash-data/words.en.ts'
import { es } from '#reports/crash-data/words.es.ts'

export const dataWords: Readonly<Record<Locale, Words>> = { en, es }
