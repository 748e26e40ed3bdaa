import { RRuleTemporal } from 'rrule-temporal'
import { addDays, addYears, type Day, isDay, startOf } from './days.ts'

/** When something takes place, by the clocks of its place: once, or again and again by a rule. */
export interface Schedule {
  /** The only day, or the first one. */
  date: Day
  /** `18:00` */
  starts: string
  /** `19:30`, on the same day. */
  ends: string
  /** A rule of RFC 5545 such as `FREQ=MONTHLY;BYDAY=2TU`. */
  repeats?: string | undefined
  /** Days of the rule on which it does not take place. */
  cancelled?: readonly Day[] | undefined
  moved?: readonly Move[] | undefined
}

/** One day of a schedule that takes place at another time. */
interface Move {
  /** The day of the rule. */
  from: Day
  to: Day
  /** As always when left out. */
  starts?: string | undefined
  ends?: string | undefined
}

/** One time at which something takes place, or would have. */
export interface Occurrence {
  kind: 'scheduled' | 'cancelled' | 'moved'
  date: Day
  starts: string
  ends: string
  /** The day by the rule. It names the occurrence wherever it is moved to. */
  planned: Day
}

const numbers = (least: number, most: number) => (text: string) =>
  text.split(',').every((part) => {
    const number = Math.abs(Number(part))
    return /^[+-]?\d{1,3}$/.test(part) && number >= least && number <= most
  })

const weekdays = /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)(,([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU))*$/

/** The parts of a rule by days. Those of RFC 5545 for hours, minutes and seconds are left out. */
const ruleParts: Readonly<Record<string, (value: string) => boolean>> = {
  FREQ: (value) => /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(value),
  INTERVAL: (value) => /^[1-9]\d?$/.test(value),
  COUNT: (value) => /^[1-9]\d{0,2}$/.test(value),
  UNTIL: (value) => /^\d{8}$/.test(value) && isDay(value.replace(/^(....)(..)/, '$1-$2-')),
  BYDAY: (value) => weekdays.test(value),
  BYMONTHDAY: numbers(1, 31),
  BYMONTH: numbers(1, 12),
  BYSETPOS: numbers(1, 366),
  WKST: (value) => /^(MO|SU)$/.test(value),
}

/** Whether a text is a rule for days: known parts, each once, `FREQ` among them. */
export function isRule(rule: string) {
  const parts = rule.split(';').map((part) => part.split('=') as [string, string?])
  const names = parts.map(([name]) => name)
  const isNumbered = /BYDAY=[^;]*\d/.test(rule)
  return (
    parts.every(
      ([name, value = '']) => Object.hasOwn(ruleParts, name) && ruleParts[name]?.(value),
    ) &&
    new Set(names).size === names.length &&
    names.includes('FREQ') &&
    !(names.includes('COUNT') && names.includes('UNTIL')) &&
    !(isNumbered && !/FREQ=(MONTHLY|YEARLY)/.test(rule))
  )
}

const compact = (day: Day) => day.replaceAll('-', '')

/** Days of a rule need no clock, so they are counted where clocks are never changed. */
function daysOfRule(rule: string, first: Day, from: Day, to: Day): Day[] {
  const rruleString = `DTSTART;TZID=UTC:${compact(first)}T000000\nRRULE:${rule}`
  const days = new RRuleTemporal({ rruleString })
  return days
    .between(new Date(startOf(from)), new Date(startOf(to)), true)
    .map((day) => day.toPlainDate().toString())
}

const isWithin = (day: Day, from: Day, to: Day) => from <= day && day <= to

/** The days by date and rule, from a day to another, both included: as if none were changed. */
function plannedDays({ date, repeats }: Schedule, from: Day, to: Day) {
  if (repeats !== undefined) return daysOfRule(repeats, date, from, to)
  return isWithin(date, from, to) ? [date] : []
}

/** How many years ahead a rule is asked whether it has another day. */
const yearsLookedAhead = 2

/**
 * A rule up to its last day that is not after another one, written with UNTIL so that calendars end
 * with it too. Nothing when the rule ends by itself, or has no day until then.
 */
export function ruleUntil({ date, repeats = '' }: Schedule, last: Day): string | undefined {
  const lastDay = daysOfRule(repeats, date, date, last).at(-1)
  const goesOn =
    daysOfRule(repeats, date, addDays(last, 1), addYears(last, yearsLookedAhead)).length > 0
  if (lastDay === undefined || !goesOn) return
  const parts = repeats.split(';').filter((part) => !/^(?:COUNT|UNTIL)=/.test(part))
  return [...parts, `UNTIL=${compact(lastDay)}`].join(';')
}

/** Whether a schedule has a day, whatever became of it. */
export const isPlanned = (schedule: Schedule, day: Day) =>
  plannedDays(schedule, day, day).length > 0

const inOrder = (a: Occurrence, b: Occurrence) =>
  `${a.date} ${a.starts}` < `${b.date} ${b.starts}` ? -1 : 1

/** What takes place from a day to another, both included, in the order of the days. */
export function occurrencesOf(schedule: Schedule, from: Day, to: Day): Occurrence[] {
  const { starts, ends, cancelled = [], moved = [] } = schedule
  const stayed = plannedDays(schedule, from, to)
    .filter((planned) => !moved.some((move) => move.from === planned))
    .map((planned): Occurrence => {
      const kind = cancelled.includes(planned) ? 'cancelled' : 'scheduled'
      return { kind, date: planned, starts, ends, planned }
    })
  const arrived = moved
    .filter((move) => isWithin(move.to, from, to))
    .map(
      (move): Occurrence => ({
        kind: 'moved',
        date: move.to,
        starts: move.starts ?? starts,
        ends: move.ends ?? ends,
        planned: move.from,
      }),
    )
  return [...stayed, ...arrived].sort(inOrder)
}

/** Whether anything takes place from a day to another, both included. */
export const takesPlace = (schedule: Schedule, from: Day, to: Day) =>
  occurrencesOf(schedule, from, to).some(({ kind }) => kind !== 'cancelled')
