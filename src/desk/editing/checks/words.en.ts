import type { CheckWords } from './check-words.ts'

/** The checks say it in English. */
export const en: CheckWords = { checks: [], values: [] }
