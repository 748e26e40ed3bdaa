import { counted } from '#language/counted.ts'
import { formatDate, formatTime } from '#language/dates/dates-in-words.ts'
import { timeSince } from '#language/dates/time-since.ts'
import type { WallTime } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import type { Due } from '#tools/accident-action-plan/plan.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'

/** "Due by 3:30 pm on November 21, 2026" */
export function spokenDue(due: Due, { plan: words }: Words, locale: Locale) {
  const date = formatDate(due.date, locale)
  if (due.kind === 'moment') {
    return fill(words.dueMoment, { date, time: formatTime(due.time, locale) })
  }
  return fill(due.atHourOfCrash ? words.dueDayAtHour : words.dueDay, { date })
}

/** "Your crash was 36 years ago." */
export function spokenAge({ date }: Crash, now: WallTime, { plan }: Words, locale: Locale) {
  const { unit, count } = timeSince(date, now.date)
  return counted(plan.ago[unit], count, locale)
}

/** "Crash on November 20, 2026, 3:30 pm" */
export function spokenCrash(
  { date: crashDate, time }: Crash,
  { plan: { crashLine, crashLineWithTime } }: Words,
  locale: Locale,
) {
  const date = formatDate(crashDate, locale)
  if (time === '') return fill(crashLine, { date })
  return fill(crashLineWithTime, { date, time: formatTime(time, locale) })
}
