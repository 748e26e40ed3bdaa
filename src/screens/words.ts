import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#screens/words.en.ts'
import { es } from '#screens/words.es.ts'

export const screenWords: Readonly<Record<Locale, Words>> = { en, es }
