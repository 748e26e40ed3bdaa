import { en, type Strings } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import type { Locale } from '#i18n/locales.ts'

export type { Strings }

const byLocale: Record<Locale, Strings> = { en, es }

/** The interface words of a language. */
export function strings(locale: Locale): Strings {
  return byLocale[locale]
}
