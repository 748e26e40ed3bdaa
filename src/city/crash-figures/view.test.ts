import { expect, test } from 'vitest'
import { crashesIn } from './crashes-in.ts'
import { emptyArea, emptyFigures } from './made-up-figures.ts'
import { totalsOf, withTotals } from './totals.ts'
import { areaOf, inPeriod, layerOf, wholeView } from './view.ts'

const years = [2021, 2022, 2023]

/** Every kind of worst injury in its own digit, and in 2022 and 2023 twice and three times as many. */
const area = {
  ...emptyArea(),
  byInjury: {
    none: [1, 2, 3],
    possible: [10, 20, 30],
    minor: [100, 200, 300],
    serious: [1000, 2000, 3000],
    fatal: [10_000, 20_000, 30_000],
  },
  injured: [7, 9, 8],
}

function setup() {
  const figures = emptyFigures()
  return withTotals({ ...figures, freeways: { ...figures.freeways, ...area } })
}

test('crashes are counted by their worst injury', () => {
  expect(totalsOf(area)).toEqual({
    crashes: [11_111, 22_222, 33_333],
    injury: [11_110, 22_220, 33_330],
    severe: [11_000, 22_000, 33_000],
    injured: [7, 9, 8],
  })
})

test('a period counts its first and its last year', () => {
  expect(inPeriod([1, 10, 100], years, { from: 2021, to: 2022 })).toBe(11)
  expect(inPeriod([1, 10, 100], years, { from: 2022, to: 2023 })).toBe(110)
  expect(inPeriod([1, 10, 100], years, { from: 2022, to: 2022 })).toBe(10)
})

test('before anybody chooses, all years and all injuries are shown', () => {
  expect(wholeView(setup(), '3')).toEqual({ area: '3', from: 2021, to: 2023, severity: 'injury' })
})

test('a district belongs to the city streets, and freeways to themselves', () => {
  const figures = setup()
  expect(layerOf(figures, 'freeways')).toBe(figures.freeways)
  expect(layerOf(figures, 'cityStreets')).toBe(figures.cityStreets)
  expect(layerOf(figures, '4')).toBe(figures.cityStreets)
  expect(areaOf(figures, 'freeways')).toBe(figures.freeways)
  expect(areaOf(figures, '4')).toBe(figures.districts['4'])
})

test('a view counts its area, its years and its severity', () => {
  const view = { area: 'freeways', from: 2021, to: 2022, severity: 'severe' } as const
  expect(crashesIn(setup(), view)).toBe(33_000)
  expect(crashesIn(setup(), view, 'crashes')).toBe(33_333)
  expect(crashesIn(setup(), { ...view, area: 'cityStreets' })).toBe(0)
})

test('the totals of an area are its own', () => {
  const { totals } = setup()
  expect(totals.freeways).toEqual(totalsOf(area))
  expect(totals[7]).toEqual(totalsOf(emptyArea()))
})
