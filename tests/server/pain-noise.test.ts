import { expect, test } from 'vitest'
import type { PainReport } from '#contracts/pain-report/contract.ts'
import {
  addPainQuarters,
  makePainCounts,
  noiseDeviation,
  type PainCounts,
  painCount,
  painTables,
  readPainCounts,
  roundedTo,
  sayPainCount,
  showPainFigures,
} from '#contracts/pain-report/figures.ts'
import { countReports, freeze } from '#server/pain-noise.ts'

const report: PainReport = {
  district: '5',
  regions: ['neck', 'head'],
  worst: 6,
  since: 'under-month',
  mode: 'car',
}

const everywhere = (count: number) => makePainCounts(() => count)
const cellsOf = (counts: PainCounts) =>
  Object.values(counts).flatMap((table) => Object.values<number>(table))

/** What comes out of the same exact count, 34 cells for each of some secrets. */
const comesOut = (exact: number, secrets: number, name = '') =>
  Array.from({ length: secrets }, (_, secret) =>
    cellsOf(freeze(everywhere(exact), `${name} ${secret}`)),
  ).flat()

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

test('a report counts once in each table, and once for each region', () => {
  const counts = countReports([report, { ...report, regions: ['neck'], worst: 7 }])
  expect(counts.region).toMatchObject({ head: 1, neck: 2, foot: 0 })
  expect(counts.worst).toEqual({ '0-3': 0, '4-6': 1, '7-8': 1, '9-10': 0 })
  expect([counts.since['under-month'], counts.mode.car, counts.district['5']]).toEqual([2, 2, 2])
  expect(cellsOf(counts).reduce((sum, count) => sum + count, 0)).toBe(3 + 4 * 2)
})

test.each([
  [0, '0-3'],
  [3, '0-3'],
  [4, '4-6'],
  [6, '4-6'],
  [7, '7-8'],
  [8, '7-8'],
  [9, '9-10'],
  [10, '9-10'],
] as const)('worst pain of %i is in the band %s', (worst, band) => {
  expect(countReports([{ ...report, worst }]).worst[band]).toBe(1)
})

test('the same reports with the same key come out the same, with another key otherwise', () => {
  const exact = countReports([report])
  expect(freeze(exact, 'secret')).toEqual(freeze(exact, 'secret'))
  expect(freeze(exact, 'secret')).not.toEqual(freeze(exact, 'other'))
})

test('one report more, and every table has other noise', () => {
  const crowd = Array.from({ length: 500 }, () => report)
  const [less, more] = [crowd, [...crowd, report]].map((reports) =>
    freeze(countReports(reports), 'secret'),
  )
  for (const table of ['region', 'worst', 'since', 'mode', 'district'] as const) {
    expect(more?.[table]).not.toEqual(less?.[table])
  }
})

test('what comes out is a multiple of 5, and 0 at least', () => {
  const counts = comesOut(1, 200)
  expect(counts.filter((count) => count % roundedTo !== 0 || count < 0)).toEqual([])
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(15)
})

test('the noise is normal: its middle, its width and its ends', () => {
  const off = comesOut(1000, 3000).map((count) => count - 1000)
  const deviation = Math.sqrt(noiseDeviation ** 2 + roundedTo ** 2 / 12)
  expect(mean(off)).toBeCloseTo(0, 0)
  expect(Math.abs(mean(off))).toBeLessThan(0.1)
  expect(Math.sqrt(mean(off.map((by) => by ** 2)))).toBeCloseTo(deviation, 1)
  const beyond = (deviations: number) =>
    off.filter((by) => Math.abs(by) > deviations * noiseDeviation).length / off.length
  // A normal number of deviation 5 that is rounded to 5 is over 10 when it was over 12.5: 1.2 %.
  expect(beyond(2)).toBeCloseTo(0.0124, 2)
  expect(beyond(3)).toBeLessThan(0.001)
})

test('the cells of a table have noise of their own', () => {
  const tables = Array.from({ length: 2000 }, (_, secret) => freeze(everywhere(1000), `${secret}`))
  const off = (answer: 'car' | 'foot') => tables.map(({ mode }) => mode[answer] - 1000)
  const together = mean(off('car').map((by, index) => by * (off('foot')[index] ?? 0)))
  expect(Math.abs(together)).toBeLessThan(2)
})

test.each([1, 2, 4, 8])(
  'of %i quarters together, what is said of a count is true in 19 of 20, whatever the count',
  (quarters) => {
    const exactlyTrue = [0, 1, 2, 3, 5, 8, 12, 20, 40].map((exact) => {
      const wrong = Array.from({ length: 60 }, (_, draw) => {
        const sum = addPainQuarters(
          Array.from({ length: quarters }, (_none, which) => ({
            quarter: `2026-Q${which}`,
            counts: freeze(
              // Enough of one way of travelling for the sum to be shown at all.
              makePainCounts((table, answer) =>
                table === 'mode' && answer === 'car' ? 300 : exact,
              ),
              `${exact} ${draw} ${which}`,
            ),
          })),
        )
        if (sum.kind !== 'figures') throw new Error('there are enough')
        const right = exact * quarters
        return painTables.region.filter((answer) => {
          const { count, said } = sayPainCount(painCount(sum.counts, 'region', answer), sum)
          return said === 'about' ? Math.abs(count - right) > sum.margin : right >= count
        }).length
      })
      return mean(wrong) / painTables.region.length
    })
    expect(Math.max(...exactlyTrue)).toBeLessThan(0.085)
    expect(mean(exactlyTrue)).toBeLessThan(0.055)
  },
)

const now = Date.UTC(2026, 10, 22)
const frozen = (quarter: string, count = 25) => ({ quarter, counts: everywhere(count) })

test('24 months are the sum of the frozen quarters before this one, as they came out', () => {
  const all = ['2024-Q3', '2024-Q4', '2025-Q2', '2026-Q3', '2026-Q4', '2027-Q1'].map((quarter) =>
    frozen(quarter),
  )
  expect(showPainFigures(all, now)).toEqual({
    kind: 'figures',
    quarters: ['2024-Q4', '2025-Q2', '2026-Q3'],
    counts: everywhere(75),
    total: 375,
    margin: 20,
  })
})

test('under 100 reports together, there are not enough to show', () => {
  expect(showPainFigures([], now)).toEqual({ kind: 'not-enough' })
  expect(showPainFigures([frozen('2026-Q3', 15)], now)).toEqual({ kind: 'not-enough' })
  expect(showPainFigures([frozen('2026-Q3', 20)], now)).toMatchObject({ total: 100, margin: 10 })
})

test('the more quarters together, the farther a count may be off', () => {
  const margins = [1, 2, 3, 4, 5, 6, 7, 8].map((quarters) => {
    const sum = addPainQuarters(Array.from({ length: quarters }, () => frozen('2026-Q3')))
    return sum.kind === 'figures' ? sum.margin : 0
  })
  expect(margins).toEqual([10, 15, 20, 20, 25, 25, 30, 30])
})

test('a count that could as well be none has only an upper limit', () => {
  expect(sayPainCount(15, { margin: 10 })).toEqual({ said: 'about', count: 15 })
  expect(sayPainCount(10, { margin: 10 })).toEqual({ said: 'fewer', count: 20 })
  expect(sayPainCount(0, { margin: 10 })).toEqual({ said: 'fewer', count: 10 })
})

test('frozen counts are read as they were written, and nothing else is', () => {
  const counts = everywhere(35)
  expect(readPainCounts(JSON.stringify(counts))).toEqual(counts)
  for (const wrong of [everywhere(34), everywhere(-5), { ...counts, total: 5 }, {}]) {
    expect(() => readPainCounts(JSON.stringify(wrong))).toThrow()
  }
})
