import { en, type Words } from '#forms/records-request/words.en.ts'
import { es } from '#forms/records-request/words.es.ts'
import type { Locale } from '#language/locales.ts'

export const recordsRequestFormWords: Readonly<Record<Locale, Words>> = { en, es }
