import { expect, test } from 'vitest'
import { acrossDistricts, corridorsOf, districtMean } from './across-districts.ts'
import { districts, modes as modesOfTravel } from './figures.ts'
import { emptyArea, emptyFigures, evenWeek, everyYear, tableOf } from './made-up-figures.ts'
import { withTotals } from './totals.ts'

/** Districts with 10, 20, … 70 injury crashes a year, and 5 a year in none of them. */
function setup() {
  const figures = emptyFigures()
  const areaWith = (count: number) => ({
    ...emptyArea(),
    byInjury: { ...emptyArea().byInjury, minor: [count, count, count * 2] },
  })
  const entries = districts.map((district) => [
    district,
    { ...areaWith(Number(district) * 10), injuryWeek: evenWeek(0) },
  ])
  return withTotals({
    ...figures,
    cityStreets: { ...figures.cityStreets, ...areaWith(285) },
    districts: Object.fromEntries(entries),
    notPlaced: { ...figures.notPlaced, injury: [5, 5, 10] },
  })
}

test('districts stand in their order, with rank, share and change', () => {
  const { rows } = acrossDistricts(setup(), { from: 2021, to: 2022, severity: 'injury' })
  expect(rows.map(({ district, count, rank }) => [district, count, rank])).toEqual([
    ['1', 20, 7],
    ['2', 40, 6],
    ['3', 60, 5],
    ['4', 80, 4],
    ['5', 100, 3],
    ['6', 120, 2],
    ['7', 140, 1],
  ])
  expect(rows[6]).toMatchObject({ share: 0.25, change: { year: 2022, difference: 0 } })
})

test('districts and crashes in none add up to the city', () => {
  const period = { from: 2021, to: 2023 }
  const { rows, notPlaced, city } = acrossDistricts(setup(), { ...period, severity: 'injury' })
  expect(rows.reduce((total, { count }) => total + count, notPlaced)).toBe(city)
  expect(districtMean(setup(), { severity: 'injury' }, period)).toBe(160)
})

test('districts that are even share a rank', () => {
  const { rows } = acrossDistricts(withTotals(emptyFigures()), {
    from: 2021,
    to: 2023,
    severity: 'severe',
  })
  expect(rows.map(({ rank, share }) => [rank, share])).toEqual(districts.map(() => [1, 0]))
})

/** City streets with 30 and district 4 with 10 bicycle crashes a year. */
function withBicycles() {
  const figures = setup()
  const modes = (count: number) =>
    ({ modes: tableOf(modesOfTravel, { bicycle: everyYear(count, count, 0) }) }) as const
  return {
    ...figures,
    cityStreets: { ...figures.cityStreets, ...modes(30) },
    districts: { ...figures.districts, 4: { ...figures.districts[4], ...modes(10) } },
  }
}

test('of one way of traveling, what no district holds is the rest of the city', () => {
  const view = { from: 2021, to: 2022, severity: 'injury', mode: 'bicycle' } as const
  const { rows, notPlaced, city } = acrossDistricts(withBicycles(), view)
  expect(rows[3]).toMatchObject({ district: '4', count: 20, rank: 1, share: 1 })
  expect({ city, notPlaced }).toEqual({ city: 60, notPlaced: 40 })
  expect(districtMean(withBicycles(), view, { from: 2021, to: 2023 })).toBeCloseTo(30 / 7)
})

test('corridors come with the most crashes of the severity first, without the small ones', () => {
  const figures = emptyFigures()
  const corridors = [
    { road: 'International Bl', injury: 90, severe: 11 },
    { road: 'Foothill Bl', injury: 70, severe: 20 },
    { road: 'Bancroft Av', injury: 60, severe: 10 },
  ]
  const some = { ...figures, cityStreets: { ...figures.cityStreets, corridors } }
  expect(corridorsOf(some, 'cityStreets', 'severe', 5)).toEqual({
    rows: [corridors[1], corridors[0]],
    period: { from: 2021, to: 2023 },
  })
  expect(corridorsOf(some, 'cityStreets', 'injury', 2).rows).toEqual(corridors.slice(0, 2))
})
