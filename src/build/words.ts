import { en, type Words } from '#build/words.en.ts'
import { es } from '#build/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const buildWords: Readonly<Record<Locale, Words>> = { en, es }
