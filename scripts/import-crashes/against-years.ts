import type { ByYear } from '#city/crash-figures/figures.ts'
import {
  type ComparedFigures,
  type ComparedTable,
  type ComparedTableName,
  comparedTablesOf,
} from './compared-tables.ts'

/** Standard deviations that a count may be away from what is expected. */
const most = 4
/** The least that a row's share changes from year to year besides chance, as a part of it. */
const leastChange = 5 / 100
/** What late reports add to a year that was counted before, or move in it, as a part of a row. */
const lateReports = 3 / 100

export interface Departure {
  year: number
  table: ComparedTableName
  words: string
}

/** What in the columns makes each table, for who looks into the files. */
const check: Readonly<Record<ComparedTableName, string>> = {
  totals: 'whether rows are missing or doubled, and number-injured and number-killed',
  severity: 'extent-of-injury-code in the file of people',
  factors: 'primary-collision-factor-code and -violation',
  collisionTypes: 'collision-type-code',
  lighting: 'lighting-code',
  modes: 'party-type and safety-equipment-code in the file of parties',
  circumstances: 'hit-run in the file of crashes; sobriety and inattention in that of parties',
  weekdays: 'crash-date-time',
  hours: 'crash-time-description and crash-date-time',
  months: 'crash-date-time',
  people: 'injured-person-type in the file of people',
  districts: 'primary-road, secondary-road and beat',
  placing: 'primary-road, secondary-road and beat',
  corners: 'primary-road, secondary-road and secondary-distance',
}

interface Off {
  row: string
  expected: number
  count: number
  /** Signed: how far away, in standard deviations. */
  away: number
}

/**
 * The rows of the new figures that are further off than chance and the usual change allow: of a year
 * that was counted before, from its own count; of a new one, from the share in the year before it.
 * Counts are compared by their square roots, whose chance is the same for small and large ones.
 */
export function departures(before: ComparedFigures, now: ComparedFigures): Departure[] {
  const old = comparedTablesOf(before)
  return comparedTablesOf(now).flatMap((table) => {
    const was = old.find(
      ({ name, where, rows }) =>
        name === table.name &&
        where === table.where &&
        Object.keys(rows).join() === Object.keys(table.rows).join(),
    )
    if (!was) return []
    return now.years.flatMap((year, at) => {
      const known = before.years.indexOf(year)
      const off =
        known === -1 ? newYearOff(was, before, table, year, at) : lateOff(was, known, table, at)
      return off.length === 0 ? [] : [{ year, table: table.name, words: said(table, off, at) }]
    })
  })
}

const root = (count: number) => 2 * Math.sqrt(count + 3 / 8)

/** Late reports come and go one by one, and as a small share of all. */
function lateOff(was: ComparedTable, known: number, table: ComparedTable, at: number): Off[] {
  // A table in which nothing was counted says nothing.
  if (Object.values(was.rows).every((counts) => !counts[known])) return []
  return Object.entries(table.rows).flatMap(([row, counts]) => {
    const expected = was.rows[row]?.[known] ?? 0
    const count = counts[at] ?? 0
    const beyond = Math.abs(count - expected) - lateReports * expected - 2
    const deviation = Math.sqrt(lateReports * Math.max(expected, 1))
    const away = Math.sign(count - expected) * (beyond / deviation)
    return beyond > most * deviation ? [{ row, expected, count, away }] : []
  })
}

function newYearOff(
  was: ComparedTable,
  { years }: ComparedFigures,
  table: ComparedTable,
  year: number,
  at: number,
): Off[] {
  const earlier = years.filter((other) => other < year).at(-1)
  const nearest = years.indexOf(earlier ?? years[0] ?? year)
  if (Object.values(was.rows).every((counts) => !counts[nearest])) return []
  // All crashes together change with the city; a row of a table only within them.
  const size = (all: ByYear | undefined, index: number) => (all ? (all[index] ?? 0) : 1)
  const scale = size(table.all, at) / Math.max(1, size(was.all, nearest))
  return Object.entries(table.rows).flatMap(([row, counts]) => {
    const rowBefore = was.rows[row] ?? []
    const expected = (rowBefore[nearest] ?? 0) * scale
    const count = counts[at] ?? 0
    const change = Math.max(leastChange ** 2, usualChange(rowBefore, was.all))
    const deviation = Math.sqrt(1 + scale + expected * change)
    const away = (root(count) - root(expected)) / deviation
    return Math.abs(away) > most ? [{ row, expected: Math.round(expected), count, away }] : []
  })
}

/** The mean square of a row's changes from year to year, without what chance alone makes of them. */
function usualChange(row: ByYear, all: ByYear | undefined) {
  const share = (at: number) => ((row[at] ?? 0) + 0.5) / ((all?.[at] ?? 1) + 1)
  const chance = (at: number) => 1 / ((row[at] ?? 0) + 0.5)
  const changes = row
    .slice(1)
    .map((_, at) => Math.log(share(at + 1) / share(at)) ** 2 - chance(at) - chance(at + 1))
  return changes.reduce((sum, change) => sum + change, 0) / Math.max(1, changes.length)
}

/** The worst row in words, how many others differ, and what the whole table looks like. */
function said({ name, where, unit, rows, all }: ComparedTable, off: readonly Off[], at: number) {
  const [worst] = off.toSorted((one, other) => Math.abs(other.away) - Math.abs(one.away))
  if (!worst) return ''
  const number = (count: number) => count.toLocaleString('en-US')
  const one = Object.entries(rows).find(
    ([, counts]) => (counts[at] ?? 0) > 0.95 * (all?.[at] ?? Number.POSITIVE_INFINITY),
  )
  const isShift = off.length > 3 || (one !== undefined && one[0] === worst.row)
  const whole =
    one && isShift && Object.keys(rows).length > 1
      ? `; nearly all of the table is "${one[0]}" now`
      : ''
  const others = off.length > 1 ? `; ${off.length} of ${Object.keys(rows).length} rows differ` : ''
  return `the table "${name}" ${where}: ${number(worst.count)} ${unit} in "${worst.row}", ${number(worst.expected)} are expected, ${Math.abs(worst.away).toFixed(1)} standard deviations away and at most ${most} are usual${others}${whole}. Look at ${check[name]}, and download the file again`.replace(
    '  ',
    ' ',
  )
}
