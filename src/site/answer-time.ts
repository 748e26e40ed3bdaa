import { timeZone } from '#clinic/clock/clock.ts'
import { formatMinute, formatWeekdayAndDate } from '#language/dates/dates-in-words.ts'
import { addDays, daysBetween } from '#language/dates/days.ts'
import { minuteOf, timeOfMinute } from '#language/dates/time-of-day.ts'
import { instantOf, wallTime } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { type Openings, ownOpenings, shiftsOn } from '#site/openings.ts'
import { siteWords } from '#site/words.ts'

/** Hours of opening time within which a person at the clinic answers a message. */
export const hoursToAnswer = 4
/** A promise ends at a full or a half hour. */
const roundTo = 30
/** A clinic that stays closed longer than this, in days, promises nothing. */
const looksAhead = 60

/**
 * By when a message that came at `now` (milliseconds since 1970) is answered: when the clinic has
 * been open for 4 hours since. `undefined` while it stays closed for 60 days.
 */
export function answerDeadline(now: number, openings: Openings = ownOpenings()) {
  const arrived = wallTime(now, timeZone)
  let left = hoursToAnswer * 60
  for (let after = 0; after <= looksAhead; after += 1) {
    const date = addDays(arrived.date, after)
    for (const shift of shiftsOn(date, openings)) {
      const from = Math.max(minuteOf(shift.opens), after === 0 ? minuteOf(arrived.time) : 0)
      const closes = minuteOf(shift.closes)
      const open = Math.max(closes - from, 0)
      if (left <= open) {
        const rounded = Math.ceil((from + left) / roundTo) * roundTo
        return { date, minute: Math.min(rounded, closes) }
      }
      left -= open
    }
  }
  return
}

/** Whether the time is over by which a message that came at `since` was to be answered. */
export function isAnswerLate(since: number, now: number, openings: Openings = ownOpenings()) {
  const deadline = answerDeadline(since, openings)
  if (!deadline) return false
  const { date, minute } = deadline
  return now >= instantOf({ date, time: timeOfMinute(minute) }, timeZone)
}

/** The same inside a sentence: "today by 3 pm", "by Monday, November 23, 10 am". */
export function answerTimeInWords(now: number, locale: Locale, openings: Openings = ownOpenings()) {
  const { later, today, tomorrow, whenOpen } = siteWords[locale].answerTime
  const deadline = answerDeadline(now, openings)
  if (!deadline) return whenOpen
  const time = formatMinute(deadline.minute, locale)
  const days = daysBetween(wallTime(now, timeZone).date, deadline.date)
  if (days === 0) return fill(today, { time })
  const date = formatWeekdayAndDate(deadline.date, locale)
  return fill(days === 1 ? tomorrow : later, { date, time })
}

/** What happens next with a message that came at `now`, and by when, as a sentence. */
export const answerSentence = (now: number, locale: Locale, openings: Openings = ownOpenings()) =>
  fill(siteWords[locale].answerTime.sentence, { when: answerTimeInWords(now, locale, openings) })
