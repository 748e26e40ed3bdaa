import type { Locale } from '#language/locales.ts'

/** Written out: on a slow phone the browser's own names take a tenth of a second to come. */
const names: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
}

/** "January" or "enero", as it stands inside a sentence. 1 is January. */
export function monthName(month: number, locale: Locale) {
  return names[locale][month - 1] ?? ''
}

/** Its first letter, for the foot of a chart. */
export const monthLetter = (month: number, locale: Locale) =>
  monthName(month, locale).charAt(0).toUpperCase()
