import { expect, test } from 'vitest'
import { modes } from './figures.ts'
import { emptyArea, emptyFigures, everyYear, tableOf } from './made-up-figures.ts'
import { tilesOf } from './tiles.ts'
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

test('the headline figures are of the period, their change is of its last year', () => {
  const tiles = tilesOf(setup(), { area: 'freeways', from: 2021, to: 2022 })
  expect(tiles.map(({ id, count }) => [id, count])).toEqual([
    ['crashes', 33_333],
    ['injury', 33_330],
    ['injured', 16],
    ['severe', 33_000],
  ])
  expect(tiles[2]?.change).toEqual({ year: 2022, count: 9, before: 7, difference: 2, share: 2 / 7 })
})

test('of one way of traveling there are crashes and no count of people', () => {
  const figures = setup()
  const bicycle = everyYear(50, 20, 3)
  const some = { ...figures, freeways: { ...figures.freeways, modes: tableOf(modes, { bicycle }) } }
  const view = { area: 'freeways', from: 2021, to: 2022, mode: 'bicycle' } as const
  expect(tilesOf(some, view).map(({ id, count }) => [id, count])).toEqual([
    ['crashes', 100],
    ['injury', 40],
    ['severe', 6],
  ])
})

test('the totals of an area are its own', () => {
  const { totals } = setup()
  expect(totals.freeways).toEqual(totalsOf(area))
  expect(totals[7]).toEqual(totalsOf(emptyArea()))
})
