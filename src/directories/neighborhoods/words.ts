import { en, type Words } from '#directories/neighborhoods/words.en.ts'
import { es } from '#directories/neighborhoods/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const neighborhoodWords: Readonly<Record<Locale, Words>> = { en, es }
