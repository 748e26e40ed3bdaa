import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#i18n/pain-report/words.en.ts'
import { es } from '#i18n/pain-report/words.es.ts'

export const painWords: Readonly<Record<Locale, Words>> = { en, es }
