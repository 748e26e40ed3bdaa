import { en, type Words } from '#forms/pain-report/words.en.ts'
import { es } from '#forms/pain-report/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const painReportWords: Readonly<Record<Locale, Words>> = { en, es }
