import { addDays, type Day, daysBetween } from '#language/dates/days.ts'
import { currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { dayOf } from '#tools/symptom-tracker/model/moment.ts'

/** Seven days of pain numbers. */
export interface WeekOfPain {
  from: Day
  to: Day
  /** Mean of the days' means, 0 to 10. */
  mean: number
  /** Days with a number. */
  days: number
}

/** Days with a number that a week needs before it is compared with another. */
export const fewestDays = 2

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/**
 * The pain of the seven days from `from` on. A day with many numbers counts as one day: on a bad day
 * people write more.
 *
 * @returns null when too few days have a number
 */
function weekFrom(entries: readonly Entry[], from: Day): WeekOfPain | null {
  const to = addDays(from, 6)
  const numbers = new Map<Day, number[]>()
  for (const { at, pain } of entries.map(currentVersion)) {
    const day = dayOf(at)
    if (pain === null || day < from || day > to) continue
    numbers.set(day, [...(numbers.get(day) ?? []), pain])
  }
  if (numbers.size < fewestDays) return null
  return { from, to, mean: meanOf([...numbers.values()].map(meanOf)), days: numbers.size }
}

export interface WeeksCompared {
  earlier: WeekOfPain
  later: WeekOfPain
}

const compared = (earlier: WeekOfPain | null, later: WeekOfPain | null): WeeksCompared | null =>
  earlier && later ? { earlier, later } : null

/** The last seven days, today among them, and the seven before; null when one has too few numbers. */
export const thisWeekAndLast = (entries: readonly Entry[], today: Day) =>
  compared(weekFrom(entries, addDays(today, -13)), weekFrom(entries, addDays(today, -6)))

/**
 * The first seven days of the diary and the last seven; null when they would overlap or one has too
 * few numbers.
 */
export function firstWeekAndLast(entries: readonly Entry[]) {
  const days = entries.map((entry) => dayOf(currentVersion(entry).at)).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || daysBetween(first, last) < 13) return null
  return compared(weekFrom(entries, first), weekFrom(entries, addDays(last, -6)))
}
