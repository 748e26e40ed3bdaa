import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#layouts/words.en.ts'
import { es } from '#layouts/words.es.ts'

export const layoutWords: Readonly<Record<Locale, Words>> = { en, es }
