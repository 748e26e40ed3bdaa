import { en, type Words } from '#contracts/message/words.en.ts'
import { es } from '#contracts/message/words.es.ts'
import type { Locale } from '#i18n/locales.ts'

export const messageWords: Readonly<Record<Locale, Words>> = { en, es }
