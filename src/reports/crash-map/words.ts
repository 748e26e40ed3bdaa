import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#reports/crash-map/words.en.ts'
import { es } from '#reports/crash-map/words.es.ts'

export const crashMapWords: Readonly<Record<Locale, Words>> = { en, es }
