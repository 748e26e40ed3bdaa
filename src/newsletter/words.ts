import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#newsletter/words.en.ts'
import { es } from '#newsletter/words.es.ts'

export const newsletterMailWords: Readonly<Record<Locale, Words>> = { en, es }
