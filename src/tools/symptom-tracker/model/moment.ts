import { formatDate, formatMinute } from '#language/dates/dates-in-words.ts'
import { type Day, isDay } from '#language/dates/days.ts'
import { minute } from '#language/dates/durations.ts'
import { timeOfMinute } from '#language/dates/time-of-day.ts'
import type { Locale } from '#language/locales.ts'

/**
 * Wall-clock time with the offset of the place: `2026-11-01T01:30:00-07:00`. The offset stays with
 * it, because the night the clocks go back has two half past ones.
 */
export type Moment = string

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/

/** @param offset minutes east of UTC: -480 in a Californian winter */
export function toMoment(date: Date, offset = -date.getTimezoneOffset()): Moment {
  const wall = new Date(date.getTime() + offset * minute).toISOString().slice(0, 19)
  return `${wall}${offset < 0 ? '-' : '+'}${timeOfMinute(Math.abs(offset))}`
}

/** False for anything without an offset, or that no calendar holds. */
export function isMoment(value: unknown): value is Moment {
  return (
    typeof value === 'string' &&
    momentPattern.test(value) &&
    isDay(dayOf(value)) &&
    !Number.isNaN(Date.parse(value))
  )
}

/** Milliseconds since 1970, the same everywhere. */
export function instantOf(moment: Moment) {
  return Date.parse(moment)
}

/** The next second, on the same clock. */
export function oneSecondAfter(moment: Moment): Moment {
  const wall = new Date(Date.parse(`${moment.slice(0, 19)}Z`) + 1000).toISOString().slice(0, 19)
  return wall + moment.slice(19)
}

/** The day on the wall where it was written, wherever it is read. */
export function dayOf(moment: Moment): Day {
  return moment.slice(0, 10)
}

/** What a date-and-time field shows for a moment: its wall clock, to the minute. */
export function toFieldValue(moment: Moment) {
  return moment.slice(0, 16)
}

/**
 * The moment a date-and-time field stands for on this device. A field left as it was keeps its
 * exact moment, offset included; a typed hour that comes twice is read as the first one, and an
 * hour that the spring change skips as one hour later.
 *
 * @returns null when the field holds no date
 */
export function fromFieldValue(value: string, shown: Moment): Moment | null {
  if (value === toFieldValue(shown)) return shown
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : toMoment(date)
}

/** "March 4, 2026, 8:15 am", on the clock of the place where it was. */
export function formatMoment(moment: Moment, locale: Locale) {
  return `${formatDate(dayOf(moment), locale)}, ${formatTime(moment, locale)}`
}

/** "8:15 am", on the clock of the place where it was. */
function formatTime(moment: Moment, locale: Locale) {
  return formatMinute(Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)), locale)
}

/** The wall clock of a moment as tables hold it, and how that clock stood against world time. */
export function tableTime(moment: Moment) {
  return { day: dayOf(moment), time: moment.slice(11, 19), offset: formatOffset(moment) }
}

/** "-08:00", as ISO 8601 writes it: how the clock of the place stood against world time. */
export const formatOffset = (moment: Moment) => moment.slice(19)
