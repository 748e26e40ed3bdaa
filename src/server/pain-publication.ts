import {
  type PainReport,
  painDistricts,
  painModes,
  painRegions,
  painSince,
} from '#contracts/pain-report/contract.ts'

/** Worst pain in three bands. They are numbers, not words for how bad it was. */
const worstBands = ['0-3', '4-6', '7-10'] as const

/** A count of at least 15, rounded to 5; `null` where it is hidden. */
export type PublishedCount = number | null

/** Counts by name; `null` when the whole table is held back. */
type PublishedTable<Name extends string = string> = Readonly<Record<Name, PublishedCount>> | null

/** All that is published. One-way tables only: nothing is counted by two questions at once. */
export type PainFigures =
  | { status: 'not-enough' }
  | {
      status: 'published'
      /** Rounded to 5. */
      total: number
      /** Whole number, 0 to 10; `null` when it could help to work out a hidden count. */
      medianWorst: number | null
      tables: {
        region: PublishedTable
        worst: PublishedTable
        since: PublishedTable
        mode: PublishedTable
        district: PublishedTable
      }
      /** Median worst pain by district; `null` when it could help to work out a hidden count. */
      districtMedians: Readonly<Record<string, number>> | null
    }

/** Fewer reports than this are not published, neither for the whole nor for a district. */
export const fewestReports = 20
/** Counts are rounded to multiples of this, so a published count is off by 2 at most. */
const step = 5
const roundingError = 2
/** The smallest count that rounds to 15: whatever would be published as 10 or less is hidden. */
const fewestInCell = 13
/** How many values a hidden count must still be able to have for whoever knows all the rest. */
const fewestPossible = 5

/**
 * Turns reports into figures from which no small count can be worked out.
 *
 * A count is hidden when it is small, zero included. In a table whose counts add up, one hidden
 * count takes the next smallest with it. Then the table is attacked as if the exact number of
 * reports were known: when a hidden count could have fewer than five values, or all are hidden, the
 * table is held back. As the number of reports is all that the tables have in common, and it counts
 * as known, no second table makes the attack better. Medians do link tables, so they are published
 * only when nothing is hidden in the tables they speak about.
 */
export function publish(reports: readonly PainReport[]): PainFigures {
  const total = reports.length
  if (total < fewestReports) return { status: 'not-enough' }
  const once = { total, fewest: fewestInCell, sum: 'is-total' } as const
  const district = publishTable(
    painDistricts,
    reports.map((report) => [report.district]),
    { ...once, fewest: fewestReports },
  )
  const worst = publishTable(
    worstBands,
    reports.map((report) => [bandOf(report.worst)]),
    once,
  )
  const worstShown = showsAll(worst)
  return {
    status: 'published',
    total: round(total),
    medianWorst: worstShown ? median(reports.map((report) => report.worst)) : null,
    tables: {
      region: publishTable(
        painRegions,
        reports.map((report) => report.regions),
        { ...once, sum: 'is-total-or-more' },
      ),
      worst,
      since: publishTable(
        painSince,
        reports.map((report) => [report.since]),
        once,
      ),
      mode: publishTable(
        painModes,
        reports.map((report) => [report.mode]),
        once,
      ),
      district,
    },
    districtMedians: worstShown && showsAll(district) ? districtMedians(reports) : null,
  }
}

function bandOf(worst: number) {
  if (worst <= 3) return '0-3'
  return worst <= 6 ? '4-6' : '7-10'
}

function round(count: number) {
  return Math.round(count / step) * step
}

/** The lower of the two middle values: one that somebody gave, and hard to move by a few. */
function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

function districtMedians(reports: readonly PainReport[]) {
  return Object.fromEntries(
    painDistricts.map((district) => [
      district,
      median(reports.filter((report) => report.district === district).map(({ worst }) => worst)) ??
        0,
    ]),
  )
}

function showsAll(table: PublishedTable) {
  return table !== null && Object.values(table).every((count) => count !== null)
}

function publishTable<Name extends string>(
  names: readonly Name[],
  chosen: readonly (readonly Name[])[],
  rule: TableRule,
): PublishedTable<Name> {
  const counts = names.map((name) => chosen.filter((answers) => answers.includes(name)).length)
  const cells = hideSmallCounts(counts, rule)
  if (cells === null) return null
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null])) as Record<
    Name,
    PublishedCount
  >
}

export interface TableRule {
  /** How many reports there are. */
  total: number
  /** The smallest count that may be seen; 13 at least. */
  fewest: number
  /** Whether everybody gave one answer, or one or more. */
  sum: 'is-total' | 'is-total-or-more'
}

/** One table of counts as it may be published; `null` when it may not. */
export function hideSmallCounts(
  counts: readonly number[],
  rule: TableRule,
): readonly PublishedCount[] | null {
  const small = counts.map((count) => count < rule.fewest)
  const partner = rule.sum === 'is-total' ? findPartner(counts, small) : -1
  const cells = counts.map((count, index) =>
    small[index] || index === partner ? null : round(count),
  )
  if (cells.every((cell) => cell === null)) return null

  const smallestSeen = Math.min(...cells.filter((cell) => cell !== null)) + roundingError
  const bounds = cells.map((cell, index): Range => {
    if (cell !== null) return [Math.max(rule.fewest, cell - roundingError), cell + roundingError]
    return index === partner ? [rule.fewest, smallestSeen] : [0, rule.fewest - 1]
  })
  const safe = cells.every(
    (cell, index) => cell !== null || countPossible(index, bounds, rule) >= fewestPossible,
  )
  return safe ? cells : null
}

type Range = readonly [least: number, most: number]

/** The smallest count that could be seen, when a single small one would stand hidden alone. */
function findPartner(counts: readonly number[], small: readonly boolean[]) {
  if (small.filter(Boolean).length !== 1) return -1
  const seen = counts.filter((_, index) => !small[index])
  return counts.findIndex((count, index) => !small[index] && count === Math.min(...seen))
}

/** How many values a hidden count can have for whoever knows the bounds and the exact total. */
function countPossible(index: number, bounds: readonly Range[], { sum, total }: TableRule) {
  const [least, most] = bounds[index] ?? [0, 0]
  const others = bounds.filter((_, other) => other !== index)
  const leastOthers = others.reduce((added, [low]) => added + low, 0)
  const mostOthers = others.reduce((added, [, high]) => added + high, 0)
  const low = Math.max(least, total - mostOthers)
  const high = Math.min(most, sum === 'is-total' ? total - leastOthers : total)
  return high - low + 1
}
