import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#tools/accident-action-plan/words.en.ts'
import { es } from '#tools/accident-action-plan/words.es.ts'

export const planWords: Readonly<Record<Locale, Words>> = { en, es }
