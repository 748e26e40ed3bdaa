import { addDays, addMonths, type Day, dayNumber, daysBetween } from '#language/dates/days.ts'
import { type Diary, daysIn } from '#tools/symptom-tracker/model/diary.ts'
import { currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { dayOf } from '#tools/symptom-tracker/model/moment.ts'

/** How far back the chart looks; the first three are the phases of the care plan. */
export const spans = ['two-weeks', 'six-weeks', 'twelve-weeks', 'all'] as const

export type Span = (typeof spans)[number]

const spanDays = { 'two-weeks': 14, 'six-weeks': 42, 'twelve-weeks': 84 } as const

/** More points than this and a phone can no longer tell them apart. */
const mostPoints = 92

/** A day, week or month of the chart. One without numbers is there too: a gap is seen as a gap. */
export interface Stretch {
  from: Day
  to: Day
  /** How many pain numbers were written. */
  count: number
  /** Their mean, lowest and highest, 0 to 10; null without numbers. */
  mean: number | null
  low: number | null
  high: number | null
}

export interface Trend {
  from: Day
  to: Day
  step: 'day' | 'week' | 'month'
  /** Oldest first, without holes. */
  stretches: readonly Stretch[]
  /** Days in the whole time. */
  days: number
  /** Days with an entry, with a number or without. */
  daysWritten: number
  count: number
  mean: number | null
  low: number | null
  high: number | null
}

/**
 * The days a span covers, `today` included. None begins before the first entry or weekly check: days
 * before the diary are not days without an entry.
 */
export function daysOfSpan(span: Span, diary: Diary, today: Day) {
  let [first, to] = [today, today]
  for (const day of daysIn(diary)) {
    if (day < first) first = day
    if (day > to) to = day
  }
  if (span === 'all') return { from: first, to }
  const start = addDays(today, 1 - spanDays[span])
  return start < first ? { from: first, to } : { from: start, to }
}

function startsOf(from: Day, to: Day, step: Trend['step']): Day[] {
  const starts = [from]
  for (let start = nextStart(from, step); start <= to; start = nextStart(start, step)) {
    starts.push(start)
  }
  return starts
}

function nextStart(start: Day, step: Trend['step']): Day {
  if (step === 'day') return addDays(start, 1)
  if (step === 'week') return addDays(start, 7)
  return addMonths(`${start.slice(0, 8)}01`, 1)
}

function stepFor(days: number): Trend['step'] {
  if (days <= mostPoints) return 'day'
  return days <= mostPoints * 7 ? 'week' : 'month'
}

function sumUp(numbers: readonly number[]) {
  if (numbers.length === 0) return { count: 0, mean: null, low: null, high: null }
  return {
    count: numbers.length,
    mean: numbers.reduce((sum, number) => sum + number, 0) / numbers.length,
    low: Math.min(...numbers),
    high: Math.max(...numbers),
  }
}

/**
 * Pain over the days from `from` to `to`, both counted. Up to 92 days there is a point for each
 * day, up to 92 weeks one for each week, beyond that one for each month. The mean is of all the
 * numbers written, so a day with two numbers counts twice.
 */
export function trendOf(entries: readonly Entry[], from: Day, to: Day): Trend {
  const days = daysBetween(from, to) + 1
  const step = stepFor(days)
  const numbersByDay = new Map<number, number[]>()
  const all: number[] = []
  for (const entry of entries) {
    const { at, pain } = currentVersion(entry)
    const day = dayOf(at)
    if (day < from || day > to) continue
    const numbers = numbersByDay.get(dayNumber(day)) ?? []
    numbersByDay.set(dayNumber(day), numbers)
    if (pain === null) continue
    numbers.push(pain)
    all.push(pain)
  }
  const starts = startsOf(from, to, step)
  const stretches = starts.map((start, index) => {
    const following = starts[index + 1]
    const end = following ? addDays(following, -1) : to
    return { from: start, to: end, ...sumUp(numbersBetween(numbersByDay, start, end)) }
  })
  return { from, to, step, stretches, days, daysWritten: numbersByDay.size, ...sumUp(all) }
}

function numbersBetween(numbersByDay: ReadonlyMap<number, number[]>, from: Day, to: Day) {
  const found: number[] = []
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1) {
    found.push(...(numbersByDay.get(number) ?? []))
  }
  return found
}

/** Stretches that follow each other without a gap: what the chart may join by a line. */
export function runsOf(stretches: readonly Stretch[]) {
  const runs: { index: number; mean: number }[][] = []
  let run: { index: number; mean: number }[] = []
  stretches.forEach(({ mean }, index) => {
    if (mean !== null) {
      if (run.length === 0) runs.push(run)
      run.push({ index, mean })
    } else run = []
  })
  return runs
}
