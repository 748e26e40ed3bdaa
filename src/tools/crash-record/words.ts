import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#tools/crash-record/words.en.ts'
import { es } from '#tools/crash-record/words.es.ts'

/** For the build: they come with the page, for a script with them would carry both languages. */
export const recordWords: Readonly<Record<Locale, Words>> = { en, es }
