import { timeZone } from '#clinic/clock/clock.ts'
import { addDays, type Day } from '#language/dates/days.ts'
import { addHours, type WallTime } from '#language/dates/wall-time.ts'

/** Nobody is woken: reminders come from 8 in the morning to 9 in the evening. */
const morning = '08:00'
const night = '21:00'

const sortable = ({ date, time }: WallTime) => `${date} ${time}`

export const isBefore = (one: WallTime, other: WallTime) => sortable(one) < sortable(other)

const isAwake = ({ time }: WallTime) => morning <= time && time <= night

const at = (date: Day, time: string): WallTime => ({ date, time })

/** 9 in the morning of a day. */
export const nineOn = (date: Day) => at(date, '09:00')

/** The last minute of a day: a reminder after it would come too late. */
export const endOf = (date: Day) => at(date, '23:59')

export const hoursBefore = (end: WallTime, hours: number) => addHours(end, -hours, timeZone)

/** The last times before the end at which people are awake. */
const shortlyBefore = ({ date }: WallTime): readonly (readonly WallTime[])[] => [
  [at(date, '20:00')],
  [at(date, morning)],
  [at(addDays(date, -1), '20:00')],
]

/**
 * When to remind of something that ends: the first group of which anything lies in the future, before
 * the end and not at night. What ends so soon that no such time is left rings in a quarter of an hour,
 * at night too.
 *
 * @param end after `now`
 * @returns at least one time, all after `now` and none after `end`
 */
export function remindersBefore(
  end: WallTime,
  now: WallTime,
  wished: readonly (readonly WallTime[])[],
): readonly WallTime[] {
  const isUseful = (time: WallTime) => isBefore(now, time) && !isBefore(end, time) && isAwake(time)
  const useful = [...wished, ...shortlyBefore(end)]
    .map((times) => times.filter(isUseful))
    .find((times) => times.length > 0)
  if (useful) return useful
  const soon = addHours(now, 0.25, timeZone)
  return [isBefore(end, soon) ? end : soon]
}
