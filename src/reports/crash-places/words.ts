import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#reports/crash-places/words.en.ts'
import { es } from '#reports/crash-places/words.es.ts'

export const placeWords: Readonly<Record<Locale, Words>> = { en, es }
