import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#site/words.en.ts'
import { es } from '#site/words.es.ts'

export const siteWords: Readonly<Record<Locale, Words>> = { en, es }
