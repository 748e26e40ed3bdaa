/**
 * Calendar arithmetic on dates such as `2026-11-21`. A date here is what a person reads on a wall
 * calendar: it has no hour and no time zone, so no clock change can move it.
 */

const dayMs = 86_400_000

const two = (part: number) => String(part).padStart(2, '0')

function partsOf(date: string) {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number)
  return { year, month, day }
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A real date between the years 1900 and 2199, written `2026-11-21`. */
export function isCalendarDate(text: string) {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const { year, month, day } = partsOf(text)
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month)
}

/** Time of day such as `15:30`. */
export function isClockTime(text: string) {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

export function addDays(date: string, days: number) {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The same day some months later; a day that month does not have becomes its last day. */
export function addMonths(date: string, months: number) {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + (month - 1) + months
  const newYear = Math.floor(index / 12)
  const newMonth = (index % 12) + 1
  return `${newYear}-${two(newMonth)}-${two(Math.min(day, lastDayOf(newYear, newMonth)))}`
}

/** February 29 becomes February 28 in a year that has no 29th. */
export function addYears(date: string, years: number) {
  return addMonths(date, years * 12)
}

/** The one that comes first; dates written this way sort as text. */
export function earlierOf(one: string, other: string) {
  return one <= other ? one : other
}

export function laterOf(one: string, other: string) {
  return one >= other ? one : other
}
