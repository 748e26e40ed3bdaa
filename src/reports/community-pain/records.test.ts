import { expect, test } from 'vitest'
import { emptyFigures } from '#city/crash-figures/made-up-figures.ts'
import { withTotals } from '#city/crash-figures/totals.ts'
import { countOf, countOfAll, readRecords } from './records.ts'

const each = (count: number) => [count, count, count]

test('all years are added up, people without those who died', () => {
  const { cityStreets, districts, ...figures } = emptyFigures()
  const { people } = cityStreets
  const records = readRecords(
    withTotals({
      ...figures,
      cityStreets: {
        ...cityStreets,
        injured: [10, 20, 33],
        people: {
          ...people,
          driver: { ...people.driver, killed: each(9), serious: each(1), possible: each(20) },
          pedestrian: { ...people.pedestrian, minor: each(4) },
        },
      },
      districts: { ...districts, 3: { ...districts[3], injured: each(7) } },
    }),
  )
  expect(records).toMatchObject({ from: 2021, to: 2023 })
  expect(countOf(records, 'driver', 'serious')).toBe(3)
  expect(countOf(records, 'driver')).toBe(63)
  expect(countOfAll(records, 'minor')).toBe(12)
  expect(countOfAll(records)).toBe(75)
  expect(records.years).toEqual([
    { year: 2021, count: 10 },
    { year: 2022, count: 20 },
    { year: 2023, count: 33 },
  ])
  expect(records.districts).toEqual({ 1: 0, 2: 0, 3: 21, 4: 0, 5: 0, 6: 0, 7: 0 })
})
