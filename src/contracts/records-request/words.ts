import { en, type Words } from '#contracts/records-request/words.en.ts'
import { es } from '#contracts/records-request/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const recordsRequestWords: Readonly<Record<Locale, Words>> = { en, es }
