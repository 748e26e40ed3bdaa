import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#reports/crash-streets/words.en.ts'
import { es } from '#reports/crash-streets/words.es.ts'

export const cornerWords: Readonly<Record<Locale, Words>> = { en, es }
