import type { Locale } from '#language/locales.ts'
import type { CheckWords } from './check-words.ts'
import { en } from './words.en.ts'
import { es } from './words.es.ts'

export const checkWords: Readonly<Record<Locale, CheckWords>> = { en, es }
