import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#i18n/newsletter/words.en.ts'
import { es } from '#i18n/newsletter/words.es.ts'

export const newsletterWords: Readonly<Record<Locale, Words>> = { en, es }
