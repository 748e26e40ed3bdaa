import * as v from 'valibot'
import {
  type PainReport,
  painDistricts,
  painModes,
  painRegions,
  painSince,
} from '#contracts/pain-report/contract.ts'
import { mondayOf } from '#dates/days.ts'
import { addQuarters, type Quarter, quarterOf } from '#dates/quarters.ts'
import { oaklandDate } from '#i18n/dates.ts'

/** Worst pain in bands. They are numbers, not words for how bad it was. */
const worstBands = ['0-3', '4-6', '7-8', '9-10'] as const

/** Every question has one table, and no table has two questions. */
export const painTables = {
  region: painRegions,
  worst: worstBands,
  since: painSince,
  mode: painModes,
  district: painDistricts,
} as const

export type PainTable = keyof typeof painTables
export const painTableNames = Object.keys(painTables) as PainTable[]

type AnswerTo<Table extends PainTable> = (typeof painTables)[Table][number]

/** How many gave each answer. A report counts once in each table, in that of regions once or more. */
export type PainCounts = {
  readonly [Table in PainTable]: Readonly<Record<AnswerTo<Table>, number>>
}

/** Asks for the count of every answer in every table, always in the same order. */
export function makePainCounts(countOf: (table: PainTable, answer: string) => number): PainCounts {
  const tableOf = <Table extends PainTable>(table: Table) =>
    Object.fromEntries(
      painTables[table].map((answer) => [answer, countOf(table, answer)]),
    ) as Record<AnswerTo<Table>, number>
  return {
    region: tableOf('region'),
    worst: tableOf('worst'),
    since: tableOf('since'),
    mode: tableOf('mode'),
    district: tableOf('district'),
  }
}

/** One count; 0 for an answer that the table does not have. */
export function painCount(counts: PainCounts, table: PainTable, answer: string) {
  const cells: Readonly<Record<string, number>> = counts[table]
  return cells[answer] ?? 0
}

/** What a report answers in each table. */
export function painAnswers(report: PainReport): Readonly<Record<PainTable, readonly string[]>> {
  const { district, mode, regions, since, worst } = report
  return {
    region: regions,
    worst: [bandOf(worst)],
    since: [since],
    mode: [mode],
    district: [district],
  }
}

function bandOf(worst: number): AnswerTo<'worst'> {
  if (worst <= 3) return '0-3'
  if (worst <= 6) return '4-6'
  return worst <= 8 ? '7-8' : '9-10'
}

/** The standard deviation of the noise in every count of a quarter. */
export const noiseDeviation = 5
/** Counts are rounded to multiples of this after the noise; below 0 they are 0. */
export const roundedTo = 5

/** The figures of a quarter as they were frozen: with the noise in them for good. */
export interface PainQuarter {
  quarter: Quarter
  counts: PainCounts
}

const frozenCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.multipleOf(roundedTo))
const tableOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  v.strictObject(v.entriesFromList(names, frozenCount))

const frozenCounts = v.strictObject({
  region: tableOf(painTables.region),
  worst: tableOf(painTables.worst),
  since: tableOf(painTables.since),
  mode: tableOf(painTables.mode),
  district: tableOf(painTables.district),
})

/**
 * Reads frozen counts from JSON.
 * @throws Error when they are something else.
 */
export function readPainCounts(json: string): PainCounts {
  return v.parse(frozenCounts, JSON.parse(json))
}

/** How many quarters are shown together: 24 months. */
const quartersTogether = 8

/** Fewer reports than this, as published, say nothing that the noise could not say. */
const fewestTogether = 100

/** Frozen quarters added up. */
export interface PainSum {
  /** The oldest first. */
  quarters: readonly Quarter[]
  counts: PainCounts
  /** As the table of ways of travelling adds up: everybody gave one. */
  total: number
  /** By so many a count may be off; by more in about 1 of 20. */
  margin: number
}

/** What is shown: the sum of frozen quarters, or that they are too few. Nothing is worked out anew. */
export type PainShown = { kind: 'not-enough' } | ({ kind: 'figures' } & PainSum)

/** The quarter that goes on at an instant: a week belongs to that in which its Monday lies. */
export const painQuarterAt = (now: number): Quarter => quarterOf(mondayOf(oaklandDate(now)))

/** The oldest quarter that is shown: they are 24 months together. */
export const firstPainQuarter = (now: number) => addQuarters(painQuarterAt(now), -quartersTogether)

/** The sum of the frozen quarters of the 24 months before this quarter. */
export function showPainFigures(frozen: readonly PainQuarter[], now: number): PainShown {
  const [first, end] = [firstPainQuarter(now), painQuarterAt(now)]
  return addPainQuarters(frozen.filter(({ quarter }) => quarter >= first && quarter < end))
}

/** Adds up frozen quarters, and nothing else. */
export function addPainQuarters(quarters: readonly PainQuarter[]): PainShown {
  const counts = makePainCounts((table, answer) => {
    let sum = 0
    for (const quarter of quarters) sum += painCount(quarter.counts, table, answer)
    return sum
  })
  const total = Object.values(counts.mode).reduce((sum, count) => sum + count, 0)
  if (total < fewestTogether) return { kind: 'not-enough' }
  return {
    kind: 'figures',
    quarters: quarters.map(({ quarter }) => quarter).toSorted(),
    counts,
    total,
    margin: marginOf(quarters.length),
  }
}

/** Rounding adds the variance of a step to that of the noise; 1.9 deviations hold 19 in 20. */
function marginOf(quarters: number) {
  const deviation = Math.sqrt(quarters * (noiseDeviation ** 2 + roundedTo ** 2 / 12))
  return Math.ceil((1.9 * deviation) / roundedTo) * roundedTo
}

/**
 * A count as it may be said: about so many; or fewer than so many, when it could as well be none. Both
 * are true of the exact count in about 19 of 20.
 */
export interface SaidCount {
  said: 'about' | 'fewer'
  count: number
}

export function sayPainCount(count: number, { margin }: Pick<PainSum, 'margin'>): SaidCount {
  return count > margin ? { said: 'about', count } : { said: 'fewer', count: count + margin }
}
