import { en, type Words } from '#contracts/pain-report/words.en.ts'
import { es } from '#contracts/pain-report/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const painReportWords: Readonly<Record<Locale, Words>> = { en, es }
