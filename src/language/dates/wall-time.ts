import type { Day } from './days.ts'
import { hour, minute } from './durations.ts'
import { timeOfMinute } from './time-of-day.ts'

/** Wall-clock time in a place: what its clocks and calendars show. */
export interface WallTime {
  date: Day
  /** `15:30` */
  time: string
}

const asIfUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}:00Z`)

const made = new Map<string, Intl.DateTimeFormat>()

/** A formatter is slow to make, so each zone has one. */
function formatterOf(timeZone: string) {
  const known = made.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  made.set(timeZone, formatter)
  return formatter
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** What the clock of this device shows, whose zone may change under way. */
function deviceTime(instant: number): WallTime {
  const clock = new Date(instant)
  const [year, month, day] = [clock.getFullYear(), clock.getMonth() + 1, clock.getDate()]
  return {
    date: `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`,
    time: `${twoDigits(clock.getHours())}:${twoDigits(clock.getMinutes())}`,
  }
}

/**
 * What the clocks of a place show at an instant (milliseconds since 1970).
 * @param timeZone the device's own when left out: a tool that wakes does not wait for a formatter
 */
export function wallTime(instant: number, timeZone?: string): WallTime {
  if (timeZone === undefined) return deviceTime(instant)
  const formatted = formatterOf(timeZone).formatToParts(new Date(instant))
  const parts = Object.fromEntries(formatted.map(({ type, value }) => [type, value]))
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  }
}

/** The day on the calendars of a place, or of this device. */
export function dayIn(instant: number, timeZone?: string): Day {
  return wallTime(instant, timeZone).date
}

/** Time of day on a 24-hour clock, such as `15:30`. */
export function isTimeOfDay(text: string) {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/**
 * The instant at which the clocks of a place show a time. When they show it twice, the first time
 * counts; a time they skip counts as the same stretch after midnight before the change.
 */
export function instantOf(wall: WallTime, timeZone: string): number {
  const guess = asIfUtc(wall)
  const offsetAt = (instant: number) => asIfUtc(wallTime(instant, timeZone)) - instant
  // The offset a day before and a day after: one of them holds at the time itself.
  const [before, after] = [offsetAt(guess - 24 * hour), offsetAt(guess + 24 * hour)]
  const first = guess - before
  return offsetAt(first) === before ? first : guess - after
}

/** A wall time with its distance from world time: `2026-12-08T18:00:00-08:00`. */
export function withOffset(wall: WallTime, timeZone: string) {
  const minutes = (asIfUtc(wall) - instantOf(wall, timeZone)) / minute
  return `${wall.date}T${wall.time}:00${minutes < 0 ? '-' : '+'}${timeOfMinute(Math.abs(minutes))}`
}

/** Real hours later, so that a night with a clock change is 23 or 25 hours long. */
export function addHours(wall: WallTime, hours: number, timeZone: string): WallTime {
  return wallTime(instantOf(wall, timeZone) + hours * hour, timeZone)
}

/** Whole or broken hours between two wall times, negative when `later` comes first. */
export function hoursBetween(earlier: WallTime, later: WallTime, timeZone: string) {
  return (instantOf(later, timeZone) - instantOf(earlier, timeZone)) / hour
}
