import { timeZone } from '#clinic/clock/clock.ts'
import { formatMinute, formatWeekdayAndDate } from '#language/dates/dates-in-words.ts'
import { addDays, weekdayOf } from '#language/dates/days.ts'
import { minuteOf } from '#language/dates/time-of-day.ts'
import { wallTime } from '#language/dates/wall-time.ts'
import { weekdayName, weekdays } from '#language/dates/weekdays.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { type Openings, ownOpenings, shiftsOn } from '#site/openings.ts'
import { siteWords } from '#site/words.ts'

/** A clinic that stays closed for longer than this, in days, names no day on which it opens. */
const looksAhead = 60

/** Whether the clinic is open, by the clocks of its city: the minutes are those after midnight. */
export type OpenState =
  | { kind: 'open'; closes: number }
  | { kind: 'closed'; opens: { date: string; inDays: number; minute: number } }
  | { kind: 'away' }

/** The state at an instant, in ms since 1970. A day on which the clocks change has its hours as written. */
export function openState(now: number, openings: Openings = ownOpenings()): OpenState {
  const { date: today, time } = wallTime(now, timeZone)
  const minute = minuteOf(time)
  for (let inDays = 0; inDays <= looksAhead; inDays += 1) {
    const date = addDays(today, inDays)
    for (const shift of shiftsOn(date, openings)) {
      const [opens, closes] = [minuteOf(shift.opens), minuteOf(shift.closes)]
      if (inDays > 0 || minute < opens)
        return { kind: 'closed', opens: { date, inDays, minute: opens } }
      if (minute < closes) return { kind: 'open', closes }
    }
  }
  return { kind: 'away' }
}

/** Spanish says "a la 1" and "a las 8", and neither before a time that names its part of the day. */
const isOne = (minute: number) => Math.floor(minute / 60) % 12 === 1

/** The same in a few words: "Open until 6 pm", "Opens Monday at 8 am"; nothing while no day is known. */
export function openStateInWords(state: OpenState, locale: Locale) {
  const words = siteWords[locale].openState
  if (state.kind === 'away') return undefined
  const minute = state.kind === 'open' ? state.closes : state.opens.minute
  const time = fill(isOne(minute) ? words.atOne : words.at, {
    time: formatMinute(minute, locale).replaceAll(' ', '\u00a0'),
  })
  if (state.kind === 'open') return fill(words.until, { time })
  const { date, inDays } = state.opens
  if (inDays === 0) return fill(words.opensToday, { time })
  if (inDays === 1) return fill(words.opensTomorrow, { time })
  const weekday = weekdays[weekdayOf(date)]
  return inDays < 7 && weekday
    ? fill(words.opensOn, { day: weekdayName(weekday, locale), time })
    : fill(words.opensOn, { day: formatWeekdayAndDate(date, locale), time })
}
