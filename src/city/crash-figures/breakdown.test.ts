import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byCircumstance, byFactor, byMode } from './breakdown.ts'
import { circumstances, factors, modes } from './figures.ts'
import { emptyFigures, everyYear, tableOf } from './made-up-figures.ts'
import { smallestShown } from './small-numbers.ts'
import { withTotals } from './totals.ts'
import type { View } from './view.ts'

const allYears: View = { area: 'cityStreets', from: 2021, to: 2023, severity: 'injury' }

/** City streets with the given injury crashes a year by factor, all of them `possible`. */
function withFactors(counts: Partial<Record<(typeof factors)[number], number>>) {
  const figures = emptyFigures()
  const table = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, everyYear(count, count, 0)]),
  )
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return withTotals({
    ...figures,
    cityStreets: {
      ...figures.cityStreets,
      byInjury: { ...figures.cityStreets.byInjury, possible: [total, total, total] },
      factors: tableOf(factors, table),
    },
  })
}

test('factors come with the most crashes first, and their share of all', () => {
  const figures = withFactors({ unsafeSpeed: 10, signals: 30, laneChange: 20 })
  const { rows, total, period, few } = byFactor(figures, allYears)
  expect(rows).toMatchObject([
    { name: 'signals', count: 90, share: 0.5 },
    { name: 'laneChange', count: 60 },
    { name: 'unsafeSpeed', count: 30 },
  ])
  expect({ total, period, few }).toEqual({
    total: 180,
    period: { from: 2021, to: 2023 },
    few: undefined,
  })
})

test('only the years of the view are counted', () => {
  const figures = withFactors({ signals: 30 })
  expect(byFactor(figures, { ...allYears, from: 2022, to: 2022 }).rows[0]?.count).toBe(30)
})

test('counts from 1 to 10 are put together, and empty ones left out', () => {
  const figures = withFactors({ signals: 30, lights: 1, impeding: 2 })
  const { rows, few } = byFactor(figures, allYears)
  expect(rows.map(({ name }) => name)).toEqual(['signals'])
  expect(few).toEqual({ names: ['lights', 'impeding'], count: 9 })
})

test('a count of 11 is shown by itself', () => {
  const figures = withFactors({ signals: 30, impeding: 11, lights: 11 })
  const { rows, few } = byFactor(figures, { ...allYears, from: 2023 })
  expect(rows).toHaveLength(3)
  expect(few).toBeUndefined()
})

test('a single small count takes the next one with it, or the total would give it away', () => {
  const figures = withFactors({ signals: 30, laneChange: 20, lights: 1 })
  const { rows, few } = byFactor(figures, allYears)
  expect(rows.map(({ name }) => name)).toEqual(['signals'])
  expect(few).toEqual({ names: ['laneChange', 'lights'], count: 63 })
})

test('no small count is shown, and none is lost, whatever the counts', () => {
  const counts = fc.array(fc.nat({ max: 40 }), { minLength: 19, maxLength: 19 })
  fc.assert(
    fc.property(counts, (each) => {
      const figures = withFactors(
        Object.fromEntries(factors.map((name, index) => [name, each[index] ?? 0])),
      )
      const { rows, few, total } = byFactor(figures, { ...allYears, from: 2023 })
      const shown = rows.reduce((sum, { count }) => sum + count, 0)
      expect(shown + (few?.count ?? 0)).toBe(total)
      expect(rows.filter(({ count }) => count < smallestShown)).toEqual([])
      if (few && rows.length > 0) expect(few.names.length).toBeGreaterThan(1)
    }),
  )
})

test('a district is shown beside the city, and a city has nothing beside it', () => {
  const city = withFactors({ signals: 30, laneChange: 10 })
  const { byInjury, factors } = withFactors({ signals: 8, laneChange: 8 }).cityStreets
  const district = { ...city.districts[4], byInjury, factors }
  const figures = withTotals({ ...city, districts: { ...city.districts, 4: district } })
  expect(byFactor(figures, { ...allYears, area: '4' }).rows).toEqual([
    { name: 'signals', count: 24, share: 0.5, cityShare: 0.75 },
    { name: 'laneChange', count: 24, share: 0.5, cityShare: 0.25 },
  ])
  expect(byFactor(figures, allYears).rows[0]?.cityShare).toBeUndefined()
})

test('the severity switch changes rows and total together', () => {
  const figures = emptyFigures()
  const cityStreets = {
    ...figures.cityStreets,
    byInjury: { ...figures.cityStreets.byInjury, minor: [50, 50, 50], serious: [10, 10, 10] },
    modes: tableOf(modes, { bicycle: everyYear(99, 60, 10) }),
  }
  const severe = byMode(withTotals({ ...figures, cityStreets }), {
    ...allYears,
    severity: 'severe',
  })
  expect(severe).toMatchObject({ rows: [{ name: 'bicycle', count: 30, share: 1 }], total: 30 })
})

test('ways of travelling and circumstances keep their order', () => {
  const figures = emptyFigures()
  const cityStreets = {
    ...figures.cityStreets,
    modes: tableOf(modes, {
      pedestrian: everyYear(9, 5, 1),
      motorVehiclesOnly: everyYear(90, 50, 2),
    }),
    circumstances: tableOf(circumstances, {
      hitAndRun: everyYear(9, 5, 1),
      drinking: everyYear(9, 7, 1),
    }),
  }
  const some = withTotals({ ...figures, cityStreets })
  expect(byMode(some, allYears).rows.map(({ name }) => name)).toEqual([
    'pedestrian',
    'motorVehiclesOnly',
  ])
  expect(byCircumstance(some, allYears).rows.map(({ name }) => name)).toEqual([
    'hitAndRun',
    'drinking',
  ])
})
