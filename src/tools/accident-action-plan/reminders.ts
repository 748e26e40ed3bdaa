import { addDays, type Day } from '#dates/days.ts'
import { addHours, type WallTime } from '#dates/wall-time.ts'
import { timeZone } from '#i18n/dates.ts'

/** Nobody is woken: reminders come from 8 in the morning to 9 in the evening. */
const morning = '08:00'
const night = '21:00'

const sortable = ({ date, time }: WallTime) => `${date} ${time}`

export const isBefore = (one: WallTime, other: WallTime) => sortable(one) < sortable(other)

const isAwake = ({ time }: WallTime) => morning <= time && time <= night

const at = (date: Day, time: string): WallTime => ({ date, time })

const quarterAfter = (now: WallTime) => addHours(now, 0.25, timeZone)

/** 9 in the morning of a day. */
export const nineOn = (date: Day) => at(date, '09:00')

/** The last minute of a day: a reminder after it would come too late. */
export const endOf = (date: Day) => at(date, '23:59')

export const hoursBefore = (end: WallTime, hours: number) => addHours(end, -hours, timeZone)

/** The last time before the end at which people are awake, then a quarter of an hour from now. */
function shortlyBefore(end: WallTime, now: WallTime): readonly (readonly WallTime[])[] {
  const soon = quarterAfter(now)
  const dayBefore = addDays(end.date, -1)
  return [[at(end.date, '20:00')], [at(end.date, morning)], [at(dayBefore, '20:00')], [soon]]
}

/**
 * When to remind of something that ends: the first group of which anything lies in the future, before
 * the end and not at night. Only what ends so soon that no such time is left rings at night.
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
  const useful = [...wished, ...shortlyBefore(end, now)]
    .map((times) => times.filter(isUseful))
    .find((times) => times.length > 0)
  if (useful) return useful
  const soon = quarterAfter(now)
  return [isBefore(end, soon) ? end : soon]
}
