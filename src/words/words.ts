import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#words/words.en.ts'
import { es } from '#words/words.es.ts'

export const blockWords: Readonly<Record<Locale, Words>> = { en, es }
