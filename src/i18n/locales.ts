/** The languages of the site. English decides, Spanish must match. */
export const locales = ['en', 'es'] as const

export type Locale = (typeof locales)[number]

/** The same words in every language of the site. */
export type Bilingual = Readonly<Record<Locale, string>>

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en'
}
