import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#server/mail/words.en.ts'
import { es } from '#server/mail/words.es.ts'

export const mailWords: Readonly<Record<Locale, Words>> = { en, es }
