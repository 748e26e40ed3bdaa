import { en, type Words } from '#contracts/words.en.ts'
import { es } from '#contracts/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const refusalWords: Readonly<Record<Locale, Words>> = { en, es }
