import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#tools/danger-signs/words.en.ts'
import { es } from '#tools/danger-signs/words.es.ts'

/** Words of the danger sign check. */
export type DangerWords = Words

export const dangerWords: Readonly<Record<Locale, Words>> = { en, es }
