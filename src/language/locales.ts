/** The languages of the site. English decides, Spanish must match. */
export const locales = ['en', 'es'] as const

export type Locale = (typeof locales)[number]

/** How the language is written: as in the United States and Mexico. */
export const languageTag: Record<Locale, string> = { en: 'en-US', es: 'es-MX' }

/** The folder of the built pages of a language. */
export const localeFolder: Record<Locale, string> = { en: '', es: 'es/' }

/** The language whose pages have folders of their own, when an address lies there. */
export const localeOfFolder = (path: string) =>
  locales.find(
    (locale) => localeFolder[locale] && `${path}/`.startsWith(`/${localeFolder[locale]}`),
  )

/** As Open Graph wants it. */
export const openGraphLocale: Record<Locale, string> = { en: 'en_US', es: 'es_US' }

/** The language of words that a page quotes from forms and titles, where it is another one. */
export const quotedLanguage: Record<Locale, Locale | undefined> = { en: undefined, es: 'en' }

/** The language of what is Spanish on every page; none where the page is. */
export const languageOfSpanish: Record<Locale, Locale | undefined> = { en: 'es', es: undefined }

/** Whether school grades of reading are counted for the language. */
export const hasReadingGrade: Record<Locale, boolean> = { en: true, es: false }

/** The same words in every language of the site. */
export type Bilingual = Readonly<Record<Locale, string>>

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en'
}

/** Something for each language, made once, when it is first asked for: a formatter takes long to make. */
export function inEachLanguage<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  const made: Partial<Record<Locale, T>> = {}
  const madeFor = (locale: Locale) => (made[locale] ??= make(locale))
  return {
    get en() {
      return madeFor('en')
    },
    get es() {
      return madeFor('es')
    },
  }
}
