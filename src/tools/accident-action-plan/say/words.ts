import type { Locale } from '#language/locales.ts'
import { en, type Words } from '#tools/accident-action-plan/say/words.en.ts'
import { es } from '#tools/accident-action-plan/say/words.es.ts'

/** Both languages at once: the card says each line in the page's language and in the other one. */
export const sayWords: Readonly<Record<Locale, Words>> = { en, es }
