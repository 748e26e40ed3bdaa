import { fill } from '#language/fill.ts'
import { inEachLanguage, type Locale, languageTag } from '#language/locales.ts'
import { type Day, startOf } from './days.ts'
import { monthName } from './month-names.ts'

/** A script that needs none of them is not to carry them. */
/* @__NO_SIDE_EFFECTS__ */
const makeFormatter = (options: Intl.DateTimeFormatOptions) =>
  inEachLanguage((locale) => new Intl.DateTimeFormat(languageTag[locale], options))

const weekdayAndDate = makeFormatter({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const leafOfCalendar = makeFormatter({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const shortDate = {
  day: makeFormatter({ month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: makeFormatter({ month: 'short', year: 'numeric', timeZone: 'UTC' }),
  year: makeFormatter({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
}

/** Without the browser's own formatter, which nearly every page would wait for: see month-names.ts. */
const written = {
  en: { date: '{month} {day}, {year}', month: '{month} {year}' },
  es: { date: '{day} de {month} de {year}', month: '{month} de {year}' },
} as const

function partsOf(date: Day, locale: Locale) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month: monthName(month, locale), day }
}

/** `2026-11-01` as "November 1, 2026" or "1 de noviembre de 2026". */
export function formatDate(day: Day, locale: Locale) {
  return fill(written[locale].date, partsOf(day, locale))
}

/** `2026-11-01` as "Sunday, November 1" or "domingo, 1 de noviembre". */
export function formatWeekdayAndDate(day: Day, locale: Locale) {
  return weekdayAndDate[locale].format(startOf(day))
}

/** A day as the leaf of a calendar shows it: "Sun", "1", "Nov". */
export function leafOf(day: Day, locale: Locale) {
  const parts = leafOfCalendar[locale].formatToParts(startOf(day))
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return { weekday: partOf('weekday'), number: partOf('day'), month: partOf('month') }
}

/** A time of a 24-hour clock, `18:00`, as "6 pm"; in Spanish "6 p. m.". */
export function formatTime(time: string, locale: Locale) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return formatMinute(hours * 60 + minutes, locale)
}

/** `2026-11-01` as "November 2026" or "noviembre de 2026". */
export function formatMonth(day: Day, locale: Locale) {
  const { month, year } = partsOf(day, locale)
  return fill(written[locale].month, { month, year })
}

/** "Mar 4", with the year where it matters, or "Mar 2026": for the edge of a chart. */
export function formatShortDate(day: Day, locale: Locale, to: keyof typeof shortDate) {
  return shortDate[to][locale].format(startOf(day))
}

/** Twelve o'clock as it is said in Spanish, where "12 a. m." is read as either. */
const twelveInSpanish: Readonly<Record<number, string>> = { 0: '12 de la noche', 720: '12 del día' }

/** Minutes after midnight as "8 am" or "9:30 am"; in Spanish "8 a. m." or "12 del día". */
export function formatMinute(minute: number, locale: Locale) {
  const twelve = locale === 'es' ? twelveInSpanish[minute % 1440] : undefined
  return twelve ?? clockTime(minute, locale)
}

/** The same in one word each, for the edge of a chart. */
const twelveInOneWord: Readonly<Record<number, string>> = { 0: 'medianoche', 12: 'mediodía' }

/** The hour of a day as "12 am" or "6 pm"; in Spanish "medianoche" or "6 p. m.": for the edge of a chart. */
export function formatHourShort(hour: number, locale: Locale) {
  const twelve = locale === 'es' ? twelveInOneWord[hour % 24] : undefined
  return twelve ?? clockTime(hour * 60, locale)
}

function clockTime(minute: number, locale: Locale) {
  const hour = Math.floor(minute / 60)
  const rest = minute % 60
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  const digits = rest === 0 ? `${twelve}` : `${twelve}:${String(rest).padStart(2, '0')}`
  const half = hour % 24 < 12 ? { en: 'am', es: 'a. m.' } : { en: 'pm', es: 'p. m.' }
  return `${digits} ${half[locale]}`
}
