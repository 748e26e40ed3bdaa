import { en, type Words } from '#forms/message/words.en.ts'
import { es } from '#forms/message/words.es.ts'
import type { Locale } from '#language/locales.ts'

export const messageFormWords: Readonly<Record<Locale, Words>> = { en, es }
