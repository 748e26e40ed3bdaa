import { en, type Words } from '#directories/events/words.en.ts'
import { es } from '#directories/events/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const eventWords: Readonly<Record<Locale, Words>> = { en, es }
