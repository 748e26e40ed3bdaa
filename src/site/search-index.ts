import type { Locale } from '#language/locales.ts'

/** Where the index of a language lies, from the root of the site. */
export const indexPath = (locale: Locale) => `/search/${locale}.json`

/** The words that stand on our pages, as a written index has them: in small letters, without accents. */
export const wordsOfIndex = (json: string): ReadonlySet<string> => {
  const { index }: { index: readonly (readonly [word: string, pages: object])[] } = JSON.parse(json)
  return new Set(index.map(([word]) => word))
}
