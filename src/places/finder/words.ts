import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#places/finder/words.en.ts'
import { es } from '#places/finder/words.es.ts'

export const finderWords: Readonly<Record<Locale, Words>> = { en, es }
