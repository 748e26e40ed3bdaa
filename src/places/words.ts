import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#places/words.en.ts'
import { es } from '#places/words.es.ts'

export const placeWords: Readonly<Record<Locale, Words>> = { en, es }
