import { en, type Words } from '#directories/providers/words.en.ts'
import { es } from '#directories/providers/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const providerWords: Readonly<Record<Locale, Words>> = { en, es }
