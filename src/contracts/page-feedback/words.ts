import { en, type Words } from '#contracts/page-feedback/words.en.ts'
import { es } from '#contracts/page-feedback/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const pageFeedbackWords: Readonly<Record<Locale, Words>> = { en, es }
