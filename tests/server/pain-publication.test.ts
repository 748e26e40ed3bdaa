import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type PainReport,
  painDistricts,
  painModes,
  painRegions,
  painSince,
} from '#contracts/pain-report/contract.ts'
import { hideSmallCounts, type PainFigures, publish } from '#server/pain-publication.ts'
import { repeats } from '../support/repeats.ts'

const report: PainReport = {
  district: '5',
  regions: ['neck'],
  worst: 6,
  since: 'under-month',
  mode: 'car',
}

function repeat(count: number, more: Partial<PainReport> = {}): PainReport[] {
  return Array.from({ length: count }, () => ({ ...report, ...more }))
}

function mustBePublished(figures: PainFigures) {
  if (figures.status !== 'published') throw new Error('nothing was published')
  return figures
}

const once = { fewest: 13, sum: 'is-total' } as const
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

test('nothing is published from 19 reports', () => {
  expect(publish(repeat(19))).toEqual({ status: 'not-enough' })
})

test('counts are rounded to 5 and the median is one that somebody gave', () => {
  const figures = mustBePublished(
    publish([
      ...repeat(31, { worst: 2, mode: 'car' }),
      ...repeat(42, { worst: 5, mode: 'foot' }),
      ...repeat(58, { worst: 9, mode: 'bicycle' }),
    ]),
  )
  expect(figures.total).toBe(130)
  expect(figures.medianWorst).toBe(5)
  expect(figures.tables.worst).toEqual({ '0-3': 30, '4-6': 40, '7-10': 60 })
})

test('every question has its table of counts', () => {
  const { since, mode } = mustBePublished(
    publish([
      ...repeat(20, { since: 'under-week', mode: 'foot' }),
      ...repeat(30, { since: 'over-year', mode: 'bicycle' }),
      ...repeat(40, { since: 'under-year', mode: 'motorcycle' }),
    ]),
  ).tables
  expect(since).toEqual({
    'under-week': 20,
    'under-month': null,
    'under-quarter': null,
    'under-year': 40,
    'over-year': 30,
  })
  expect(mode).toEqual({ car: null, motorcycle: 40, bicycle: 30, foot: 20, other: null })
})

test('3 is in the lowest band of pain and 6 in the middle one', () => {
  const figures = publish([3, 4, 6, 7].flatMap((worst) => repeat(15, { worst })))
  expect(mustBePublished(figures).tables.worst).toEqual({ '0-3': 15, '4-6': 30, '7-10': 15 })
})

test('the median is held back while a band of pain is hidden', () => {
  const figures = publish([
    ...repeat(40, { worst: 2 }),
    ...repeat(30, { worst: 5 }),
    ...repeat(5, { worst: 9 }),
  ])
  expect(mustBePublished(figures)).toMatchObject({
    medianWorst: null,
    tables: { worst: { '0-3': 40, '4-6': null, '7-10': null } },
  })
})

test('between two middle values the lower one is the median', () => {
  const figures = publish([
    ...repeat(26, { worst: 8 }),
    ...repeat(13, { worst: 5 }),
    ...repeat(13, { worst: 2 }),
  ])
  expect(mustBePublished(figures).medianWorst).toBe(5)
})

test('a district under 20 reports is not shown, and none stands hidden alone', () => {
  const figures = mustBePublished(
    publish([
      ...repeat(19, { district: '1' }),
      ...repeat(20, { district: '2' }),
      ...painDistricts.slice(2).flatMap((district) => repeat(40, { district })),
    ]),
  )
  expect(figures.tables.district).toMatchObject({ '1': null, '2': null, '3': 40, other: 40 })
  expect(figures.districtMedians).toBeNull()
})

test('medians of districts are published when no district and no band is hidden', () => {
  const everywhere = painDistricts.flatMap((district) => [
    ...repeat(10, { district, worst: 1 }),
    ...repeat(15, { district, worst: 5 }),
    ...repeat(10, { district, worst: 8 }),
  ])
  expect(mustBePublished(publish(everywhere)).districtMedians).toEqual(
    Object.fromEntries(painDistricts.map((district) => [district, 5])),
  )
  const lowHidden = painDistricts.flatMap((district) => repeat(25, { district, worst: 8 }))
  expect(mustBePublished(publish(lowHidden))).toMatchObject({
    medianWorst: null,
    districtMedians: null,
  })
})

test('every district has the median of its own reports', () => {
  const figures = publish(
    painDistricts.flatMap((district, index) => [
      ...repeat(10, { district, worst: 1 }),
      ...repeat(15, { district, worst: index % 2 === 0 ? 5 : 8 }),
      ...repeat(1, { district, worst: 9 }),
    ]),
  )
  const medians = painDistricts.map((district, index) => [district, index % 2 === 0 ? 5 : 8])
  expect(mustBePublished(figures).districtMedians).toEqual(Object.fromEntries(medians))
})

test('a single small count takes the next smallest with it', () => {
  expect(hideSmallCounts([40, 30, 5], { ...once, total: 75 })).toEqual([40, null, null])
})

test('a table of small counts that the total would give away is held back', () => {
  // 58 reports, at most 34 of them in the counts seen as 15 each: the others must be 12 each.
  expect(hideSmallCounts([17, 17, 12, 12], { ...once, total: 58 })).toBeNull()
  expect(hideSmallCounts([60, 1, 0, 0], { ...once, total: 61 })).toBeNull()
  expect(hideSmallCounts([5, 9, 12], { ...once, total: 26 })).toBeNull()
})

test('a hidden count is safe while five or more values are left for it', () => {
  // Of 40 reports at most 34 are in a count of 17 and a partner of 17: 6 to 12 are left.
  expect(hideSmallCounts([15, 15, 10], { ...once, total: 40 })).toEqual([null, 15, null])
  // Of 118 reports at most 62, 22 and, as the smallest seen, 22 are elsewhere: 12 are left.
  expect(hideSmallCounts([62, 22, 22, 12], { ...once, total: 118 })).toBeNull()
})

test('a region stands hidden alone, as nobody knows how many regions were named', () => {
  const rule = { fewest: 13, sum: 'is-total-or-more' } as const
  expect(hideSmallCounts([40, 40, 5], { ...rule, total: 60 })).toEqual([40, 40, null])
})

test('whoever guesses which hidden count is the partner knows that it is 13 at least', () => {
  // Of 54 reports at least 38 are seen: 16 are left, and a partner of 13 leaves 0 to 3.
  expect(hideSmallCounts([40, 13, 1], { ...once, total: 54 })).toBeNull()
  expect(hideSmallCounts([40, 13, 2], { ...once, total: 55 })).toEqual([40, null, null])
})

test('regions that nearly everybody must have named are held back', () => {
  expect(
    hideSmallCounts([20, 12, 12], { total: 44, fewest: 13, sum: 'is-total-or-more' }),
  ).toBeNull()
})

/** Every list of `cells` counts that add up to `most` or less. */
function* everyTable(cells: number, most: number): Generator<number[]> {
  if (cells === 0) {
    yield []
    return
  }
  for (let first = 0; first <= most; first++) {
    for (const rest of everyTable(cells - 1, most - first)) yield [first, ...rest]
  }
}

test.each([
  { cells: 2, most: 60, fewest: 13 },
  { cells: 3, most: 60, fewest: 13 },
  { cells: 3, most: 75, fewest: 20 },
  { cells: 4, most: 56, fewest: 13 },
])(
  'whoever knows the exact total and this program cannot pin a hidden count: $cells counts, $most reports, from $fewest',
  ({ cells, most, fewest }) => {
    // All tables that look the same from outside, with the values that each hidden count has in them.
    const looks = new Map<string, Set<number>[]>()
    for (const counts of everyTable(cells, most)) {
      const total = sumOf(counts)
      if (total < 20) continue
      const seen = hideSmallCounts(counts, { sum: 'is-total', fewest, total })
      const look = JSON.stringify([total, seen])
      const values = looks.get(look) ?? counts.map(() => new Set<number>())
      counts.forEach((count, index) => {
        if (seen === null || seen[index] === null) values[index]?.add(count)
      })
      looks.set(look, values)
    }
    const possible = [...looks.values()].flat().flatMap(({ size }) => (size > 0 ? [size] : []))
    expect(Math.min(...possible)).toBeGreaterThanOrEqual(5)
  },
)

type Range = [least: number, most: number]

/** What anybody knows about the number of reports: the rounded total and every table that adds up. */
function boundTotal({ tables, total }: ReturnType<typeof mustBePublished>): Range {
  const bounds = [tables.worst, tables.since, tables.mode, tables.district].flatMap(
    (table): Range[] => {
      const cells = Object.values(table ?? { hidden: null })
      const seen = cells.filter((cell) => cell !== null)
      const least = sumOf(seen) - 2 * seen.length
      const most = seen.length === cells.length ? sumOf(seen) + 2 * seen.length : Infinity
      return [[least, most]]
    },
  )
  return [
    Math.max(20, total - 2, ...bounds.map(([least]) => least)),
    Math.min(total + 2, ...bounds.map(([, most]) => most)),
  ]
}

/** The values that a hidden count of a table can have, as far as sums and rounding tell. */
function boundHidden(cells: readonly (number | null)[], [least, most]: Range): Range {
  const seen = cells.filter((cell) => cell !== null)
  const hidden = cells.length - seen.length
  // The partner of a single small count may be as large as the smallest count that is seen.
  const largest = hidden > 2 ? 19 : Math.max(19, Math.min(...seen) + 2)
  const rest = sumOf(seen)
  return [
    Math.max(0, least - (rest + 2 * seen.length) - largest * (hidden - 1)),
    Math.min(largest, most - (rest - 2 * seen.length)),
  ]
}

const anyReport = fc.record({
  district: fc.constantFrom(...painDistricts),
  regions: fc.subarray([...painRegions], { minLength: 1, maxLength: 4 }),
  worst: fc.integer({ min: 0, max: 10 }),
  since: fc.constantFrom(...painSince),
  mode: fc.constantFrom(...painModes),
})

/** A few answers that many give, so that tables are lopsided as real ones are. */
const manyReports = fc
  .array(fc.tuple(anyReport, fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 12 })
  .map((groups) => groups.flatMap(([one, count]) => repeat(count, one)))

test('no published number is from 1 to 10 and all are multiples of 5', () => {
  fc.assert(
    fc.property(manyReports, (reports) => {
      const figures = publish(reports)
      if (figures.status === 'not-enough') return reports.length < 20
      const cells = Object.values(figures.tables).flatMap((table) => Object.values(table ?? {}))
      return [...cells, figures.total].every(
        (cell) => cell === null || (cell >= 15 && cell % 5 === 0),
      )
    }),
    { numRuns: repeats(200, 10_000), seed: 1 },
  )
})

test('no hidden count can be worked out from everything that is published', () => {
  fc.assert(
    fc.property(manyReports, (reports) => {
      const figures = publish(reports)
      if (figures.status === 'not-enough') return
      const total = boundTotal(figures)
      const { district, mode, since, worst } = figures.tables
      for (const table of [district, mode, since, worst]) {
        const cells = Object.values(table ?? {})
        if (!cells.includes(null)) continue
        expect(cells.filter((cell) => cell === null).length).toBeGreaterThanOrEqual(2)
        const [least, most] = boundHidden(cells, total)
        expect(most - least).toBeGreaterThanOrEqual(4)
      }
    }),
    { numRuns: repeats(300, 10_000), seed: 2 },
  )
})

test('nothing about two questions at once is published', () => {
  const figures = mustBePublished(publish(repeat(60)))
  expect(Object.keys(figures).toSorted()).toEqual([
    'districtMedians',
    'medianWorst',
    'status',
    'tables',
    'total',
  ])
  expect(Object.keys(figures.tables)).toEqual(['region', 'worst', 'since', 'mode', 'district'])
})
