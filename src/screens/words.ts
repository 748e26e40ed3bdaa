import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#screens/words.en.ts'
import { es } from '#screens/words.es.ts'

export const screenWords: Readonly<Record<Locale, Words>> = { en, es }
