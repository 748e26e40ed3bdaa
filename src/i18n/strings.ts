import type { Locale } from '#i18n/locales.ts'
import { en, type Words } from '#i18n/words.en.ts'
import { es } from '#i18n/words.es.ts'

const byLocale: Record<Locale, Words> = { en, es }

/** The interface words of a language. */
export function strings(locale: Locale): Words {
  return byLocale[locale]
}
