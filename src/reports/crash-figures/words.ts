import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#reports/crash-figures/words.en.ts'
import { es } from '#reports/crash-figures/words.es.ts'

export const crashWords: Readonly<Record<Locale, Words>> = { en, es }
