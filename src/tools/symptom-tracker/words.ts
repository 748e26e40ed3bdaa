import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#tools/symptom-tracker/words.en.ts'
import { es } from '#tools/symptom-tracker/words.es.ts'

/** Both languages at once, for the build; a browser loads one of them. */
export const diaryWords: Record<Locale, Words> = { en, es }
