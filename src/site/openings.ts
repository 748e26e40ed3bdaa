import { clinic } from '#clinic'
import { timeZone } from '#clinic/clock/clock.ts'
import { type Day, weekdayOf } from '#language/dates/days.ts'
import { minuteOf, timeOfMinute } from '#language/dates/time-of-day.ts'
import { wallTime } from '#language/dates/wall-time.ts'
import { type Weekday, weekdays } from '#language/dates/weekdays.ts'
import type { ClosedDate, Shift } from '#site/opening-hours.ts'

/** When nobody is at the clinic, whatever its hours say, in ms since 1970. */
interface Closing {
  begins: number
  ends: number
}

/** When the clinic is open: the hours of each day of the week, and the dates on which it is not. */
export interface Openings {
  hours: Partial<Record<Weekday, readonly Shift[]>>
  closed: readonly ClosedDate[]
  /** Days with hours of their own, whatever else is said of them. */
  days?: readonly { date: Day; shifts: readonly Shift[] }[]
  closings?: readonly Closing[]
}

/** By the clinic's own facts, without what is announced. */
export const ownOpenings = (): Openings => ({ hours: clinic.hours, closed: clinic.closed ?? [] })

const minutesOfDay = 24 * 60

/** The minute of a date at which an instant comes, by the clinic's clocks: its first or its last for other days. */
function minuteWithin(date: Day, instant: number) {
  const wall = wallTime(instant, timeZone)
  if (wall.date !== date) return wall.date < date ? 0 : minutesOfDay
  return minuteOf(wall.time)
}

/** What is left of a shift before and after a closing. */
function around(shift: Shift, from: number, until: number): Shift[] {
  const [opens, closes] = [minuteOf(shift.opens), minuteOf(shift.closes)]
  if (until <= opens || closes <= from) return [shift]
  return [
    ...(opens < from ? [{ opens: shift.opens, closes: timeOfMinute(from) }] : []),
    ...(until < closes ? [{ opens: timeOfMinute(until), closes: shift.closes }] : []),
  ]
}

function plannedOn(date: Day, { closed, days = [], hours }: Openings) {
  const own = days.find((day) => day.date === date)
  if (own) return own.shifts
  if (closed.some((day) => day.date === date)) return []
  const weekday = weekdays[weekdayOf(date)]
  return (weekday && hours[weekday]) ?? []
}

/** The opening times of a date such as 2026-12-25, in the order of the clock; none on a day when it is closed. */
export function shiftsOn(date: Day, openings: Openings): readonly Shift[] {
  return (openings.closings ?? []).reduce<readonly Shift[]>(
    (shifts, { begins, ends }) => {
      const [from, until] = [minuteWithin(date, begins), minuteWithin(date, ends)]
      return from < until ? shifts.flatMap((shift) => around(shift, from, until)) : shifts
    },
    plannedOn(date, openings),
  )
}
