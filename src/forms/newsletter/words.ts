import { en, type Words } from '#forms/newsletter/words.en.ts'
import { es } from '#forms/newsletter/words.es.ts'
import type { Locale } from '#language/locales.ts'

export const newsletterFormWords: Readonly<Record<Locale, Words>> = { en, es }
