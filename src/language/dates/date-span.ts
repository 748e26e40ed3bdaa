import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { formatDate } from './dates-in-words.ts'
import type { Day } from './days.ts'
import { monthName } from './month-names.ts'

const within = {
  en: {
    month: '{month} {day} to {lastDay}, {year}',
    year: '{month} {day} to {lastMonth} {lastDay}, {year}',
    years: '{from} to {to}',
  },
  es: {
    month: 'del {day} al {lastDay} de {month} de {year}',
    year: 'del {day} de {month} al {lastDay} de {lastMonth} de {year}',
    years: 'del {from} al {to}',
  },
} as const

/** "December 7 to 11, 2026", "del 29 de noviembre al 12 de diciembre de 2026"; one day by itself. */
export function formatSpan(from: Day, to: Day, locale: Locale) {
  const words = within[locale]
  if (from === to) return formatDate(from, locale)
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [lastYear = 0, lastMonth = 0, lastDay = 0] = to.split('-').map(Number)
  if (year !== lastYear) {
    return fill(words.years, { from: formatDate(from, locale), to: formatDate(to, locale) })
  }
  const parts = { day, lastDay, month: monthName(month, locale), year }
  return month === lastMonth
    ? fill(words.month, parts)
    : fill(words.year, { ...parts, lastMonth: monthName(lastMonth, locale) })
}
