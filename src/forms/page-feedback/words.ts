import { en, type Words } from '#forms/page-feedback/words.en.ts'
import { es } from '#forms/page-feedback/words.es.ts'
import type { Locale } from '#language/locales.ts'

export const pageFeedbackFormWords: Readonly<Record<Locale, Words>> = { en, es }
