import { en, type Words } from '#contracts/newsletter/words.en.ts'
import { es } from '#contracts/newsletter/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const newsletterWords: Readonly<Record<Locale, Words>> = { en, es }
