import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#tools/recovery-calculator/words.en.ts'
import { es } from '#tools/recovery-calculator/words.es.ts'

export const calculatorWords: Readonly<Record<Locale, Words>> = { en, es }
