import { clinic } from '#clinic'
import { weekdayOf } from '#language/dates/days.ts'
import { type Weekday, weekdays } from '#language/dates/weekdays.ts'
import type { ClosedDate, Shift } from '#site/opening-hours.ts'

/** When the clinic is open: the hours of each day of the week, and the dates on which it is not. */
export interface Openings {
  hours: Partial<Record<Weekday, readonly Shift[]>>
  closed: readonly ClosedDate[]
}

export const ownOpenings: Openings = { hours: clinic.hours, closed: clinic.closed ?? [] }

/** A time of day on a 24-hour clock as minutes after midnight. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The opening times of a date such as 2026-12-25, in the order of the clock; none on a day when it is closed. */
export function shiftsOn(date: string, { closed, hours }: Openings): readonly Shift[] {
  if (closed.some((day) => day.date === date)) return []
  const weekday = weekdays[weekdayOf(date)]
  return (weekday && hours[weekday]) ?? []
}
