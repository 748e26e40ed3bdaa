import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#reports/community-pain/words.en.ts'
import { es } from '#reports/community-pain/words.es.ts'

export const communityPainWords: Readonly<Record<Locale, Words>> = { en, es }
