import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#places/map/words.en.ts'
import { es } from '#places/map/words.es.ts'

export const mapWords: Readonly<Record<Locale, Words>> = { en, es }
