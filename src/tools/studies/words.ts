import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#tools/studies/words.en.ts'
import { es } from '#tools/studies/words.es.ts'

export const studiesWords: Readonly<Record<Locale, Words>> = { en, es }
