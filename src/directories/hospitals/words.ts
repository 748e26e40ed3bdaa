import { en, type Words } from '#directories/hospitals/words.en.ts'
import { es } from '#directories/hospitals/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const hospitalWords: Readonly<Record<Locale, Words>> = { en, es }
