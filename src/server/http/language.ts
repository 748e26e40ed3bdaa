import { type Locale, localeOfFolder, locales } from '#language/locales.ts'

/** One entry of an Accept header: `es-MX;q=0.8`. */
interface Weighted {
  name: string
  /** 0 to 1. */
  weight: number
}

/** Reads `a, b;q=0.5`, best first; what cannot be read is left out. */
export function readWeighted(header: string): Weighted[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { name, weight: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ name, weight }) => name !== '' && weight >= 0 && weight <= 1)
    .toSorted((a, b) => b.weight - a.weight)
}

/** The language of a visitor whose page is not known: from Accept-Language, else English. */
export function chooseLocale(acceptLanguage: string | null | undefined): Locale {
  for (const { name, weight } of readWeighted(acceptLanguage ?? '')) {
    const locale = locales.find((known) => name === known || name.startsWith(`${known}-`))
    if (locale && weight > 0) return locale
  }
  return 'en'
}

/** The language of an address: everything under `/es` is Spanish; elsewhere the visitor's. */
export function localeOfPath(path: string, acceptLanguage: string | null | undefined): Locale {
  return localeOfFolder(path) ?? chooseLocale(acceptLanguage)
}
