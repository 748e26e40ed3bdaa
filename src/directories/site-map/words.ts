import { en, type Words } from '#directories/site-map/words.en.ts'
import { es } from '#directories/site-map/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const siteMapWords: Readonly<Record<Locale, Words>> = { en, es }
