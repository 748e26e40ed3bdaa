import type { Locale } from '#language/locales.ts'
import { en, type Words } from './words.en.ts'
import { es } from './words.es.ts'

export const gateWords: Readonly<Record<Locale, Words>> = { en, es }
