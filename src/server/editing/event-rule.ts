import { ruleDays, type SaidRule, whichOnes } from '#desk/editing/view.ts'
import { addYears, type Day, isDay, weekdayOf } from '#language/dates/days.ts'
import { isRule, occurrencesOf, type Schedule } from '#language/dates/schedule.ts'

/** A rhythm as calendars write it, without its day. */
const written = {
  week: { start: 'FREQ=WEEKLY', interval: 1 },
  weeks: { start: 'FREQ=WEEKLY;INTERVAL=2', interval: 2 },
  month: { start: 'FREQ=MONTHLY', interval: 1 },
  months: { start: 'FREQ=MONTHLY;INTERVAL=2', interval: 2 },
  quarter: { start: 'FREQ=MONTHLY;INTERVAL=3', interval: 3 },
} as const

type Written = keyof typeof written

const isWritten = (every: string): every is Written => Object.hasOwn(written, every)

const isWeekly = (every: Written) => every === 'week' || every === 'weeks'

const monthOf = (day: Day) => Number(day.slice(5, 7))

/** The rule of what somebody said; nothing for what takes place once. */
export function ruleOf({ day, every, rule, which }: SaidRule, first: Day): string | undefined {
  if (every === 'once') return
  if (every === 'rule') return rule
  const days = isWritten(every) && isWeekly(every) ? day : `${which}${day}`
  if (isWritten(every)) return `${written[every].start};BYDAY=${days}`
  return `FREQ=YEARLY;BYMONTH=${isDay(first) ? monthOf(first) : 1};BYDAY=${days}`
}

/** Which of its kind a day is in its month: the second Tuesday. A fifth one is the last. */
function whichOf(day: Day) {
  const number = String(Math.ceil(Number(day.slice(8)) / 7))
  return whichOnes.find((known) => known === number) ?? '-1'
}

/** What a rule says, as far as it can be said so; else the rule as it is written. */
export function sayRule(repeats: string | undefined, first: Day): SaidRule {
  const usual = isDay(first)
    ? { which: whichOf(first), day: ruleDays[weekdayOf(first)] ?? 'MO' }
    : ({ which: '1', day: 'MO' } as const)
  if (repeats === undefined) return { ...usual, every: 'once', rule: '' }
  const [, which, day] = /;BYDAY=(-?\d)?([A-Z]{2})$/.exec(repeats) ?? []
  const named = {
    which: whichOnes.find((known) => known === which) ?? usual.which,
    day: ruleDays.find((known) => known === day) ?? usual.day,
    rule: '',
  }
  for (const every of [...(Object.keys(written) as Written[]), 'year'] as const) {
    const said = { ...named, every }
    if (ruleOf(said, first) === repeats) return said
  }
  return { ...usual, every: 'rule', rule: repeats }
}

const looksAhead = 2

/** The next days of something, those that were cancelled left out. Nothing for what cannot be read. */
export function nextDays(schedule: Schedule, today: Day, most = 5): Day[] {
  const { date, repeats } = schedule
  if (!isDay(date) || (repeats !== undefined && !isRule(repeats))) return []
  try {
    return occurrencesOf(schedule, today, addYears(today, looksAhead))
      .filter(({ kind }) => kind !== 'cancelled')
      .slice(0, most)
      .map(({ date: day }) => day)
  } catch {
    return []
  }
}

/** The first day of a rule that is not before the one that was typed: people say the day loosely. */
export function firstDay(date: Day, repeats: string | undefined): Day {
  if (repeats === undefined || !isDay(date)) return date
  const asked = { date, starts: '00:00', ends: '23:59', repeats }
  return nextDays(asked, date, 1)[0] ?? date
}
