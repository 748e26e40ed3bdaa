import { day as dayMs } from './durations.ts'

/**
 * What a person reads on a wall calendar: `2026-11-01`. It has no hour and no time zone, so no
 * change of the clocks can move it. Days written this way sort as text.
 */
export type Day = string

const two = (part: number) => String(part).padStart(2, '0')

/** The instant at which a day begins where clocks show world time, in milliseconds since 1970. */
export const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

const dayAt = (instant: number): Day => new Date(instant).toISOString().slice(0, 10)

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** False for anything that is not a day of the calendar, such as February 30. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const instant = startOf(value)
  return !Number.isNaN(instant) && dayAt(instant) === value
}

/** Days since January 1, 1970. */
export function dayNumber(day: Day) {
  return startOf(day) / dayMs
}

export function addDays(day: Day, count: number): Day {
  return dayAt(startOf(day) + count * dayMs)
}

/** How many days `to` lies after `from`; 0 on the same day, negative before it. */
export function daysBetween(from: Day, to: Day) {
  return dayNumber(to) - dayNumber(from)
}

/** The same day some months later; a day that month does not have becomes its last day. */
export function addMonths(day: Day, count: number): Day {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  const months = year * 12 + (month - 1) + count
  const [newYear, newMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return `${String(newYear).padStart(4, '0')}-${two(newMonth)}-${two(Math.min(date, lastDayOf(newYear, newMonth)))}`
}

/** February 29 becomes February 28 in a year that has no 29th. */
export function addYears(day: Day, count: number): Day {
  return addMonths(day, count * 12)
}

/** Monday is 0, Sunday is 6. */
export function weekdayOf(day: Day) {
  return (new Date(startOf(day)).getUTCDay() + 6) % 7
}

/** The Monday of its week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day))
}

export function earlierOf(one: Day, other: Day): Day {
  return one <= other ? one : other
}

export function laterOf(one: Day, other: Day): Day {
  return one >= other ? one : other
}
