import { expect, test } from 'vitest'
import { acrossDistricts } from '#reports/crash-figures/across-districts.ts'
import { byFactor, byMode } from '#reports/crash-figures/breakdown.ts'
import { districts } from '#reports/crash-figures/figures.ts'
import { parseFigures } from '#reports/crash-figures/figures-schema.ts'
import { emptyFigures } from '#reports/crash-figures/made-up-figures.ts'
import { readFigures } from '#reports/crash-figures/read-figures.ts'
import { tilesOf } from '#reports/crash-figures/tiles.ts'
import { timeOfWeek } from '#reports/crash-figures/time-of-week.ts'
import { type Area, wholeView } from '#reports/crash-figures/view.ts'

/** The figures of the project, whatever their newest year. */
const figures = readFigures()
const areas: Area[] = ['cityStreets', 'freeways', ...districts]
const newest = Math.max(...figures.years)

test('the tiles are the totals of the years', () => {
  for (const area of areas) {
    const tiles = tilesOf(figures, wholeView(figures, area))
    for (const { id, count } of tiles) {
      expect(count).toBe(figures.totals[area][id].reduce((total, yearly) => total + yearly, 0))
    }
    expect(tiles.map(({ id }) => id)).toEqual(['crashes', 'injury', 'injured', 'severe'])
  }
})

test('the tiles show the change of the last year of the view', () => {
  const [before, last] = figures.totals[7].crashes.slice(-2)
  expect(tilesOf(figures, wholeView(figures, '7'))[0]?.change).toMatchObject({
    year: newest,
    count: last,
    before,
  })
})

test('the tiles of one year still show its change, but for the first', () => {
  const tiles = tilesOf(figures, { area: 'freeways', from: 2020, to: 2020 })
  expect(tiles.map(({ change }) => change?.year)).toEqual([2020, 2020, 2020, 2020])
  const first = tilesOf(figures, { area: 'freeways', from: 2016, to: 2016 })
  expect(first.map(({ change }) => change)).toEqual([undefined, undefined, undefined, undefined])
})

test('every area has a default view with something to show', () => {
  for (const area of areas) {
    const view = wholeView(figures, area)
    expect(byFactor(figures, view).rows.length).toBeGreaterThan(5)
    expect(byMode(figures, view).rows.length).toBeGreaterThan(1)
    expect(timeOfWeek(figures, view)?.days).toHaveLength(7)
  }
})

test('the busiest time has the most crashes of the week', () => {
  const week = timeOfWeek(figures, wholeView(figures, 'cityStreets'))
  expect(week?.busiest.count).toBe(Math.max(...(week?.days.flat() ?? [])))
})

test('districts and crashes in none of them make up the city, for both severities', () => {
  for (const severity of ['injury', 'severe'] as const) {
    const { rows, notPlaced, city } = acrossDistricts(figures, { from: 2016, to: newest, severity })
    expect(rows.reduce((total, { count }) => total + count, notPlaced)).toBe(city)
  }
})

test('every list by year has one count for each year', () => {
  const { byInjury, injured, factors, hours, people } = figures.cityStreets
  const lists = [
    injured,
    ...Object.values(byInjury),
    ...Object.values(factors).flat(),
    ...Object.values(hours).flat(),
    ...Object.values(people).flatMap((role) => Object.values(role)),
    ...figures.cityStreets.injuryWeek.flat(),
  ]
  expect(new Set(lists.map((list) => list.length))).toEqual(new Set([figures.years.length]))
})

test('figures in another shape are refused', () => {
  const good = emptyFigures()
  expect(parseFigures(JSON.stringify(good))).toEqual(good)
  expect(() => parseFigures(JSON.stringify({ ...good, freeways: {} }))).toThrow()
  expect(() => parseFigures(JSON.stringify({ ...good, perPerson: [] }))).toThrow()
})
