import { expect, test } from 'vitest'
import { emptyFigures, everyYear } from '#city/crash-figures/made-up-figures.ts'
import { withTotals } from '#city/crash-figures/totals.ts'
import { readRecords } from './records.ts'

const each = (count: number) => [count, count, count]

test('all years are added up, people without those who died, and hours by fours', () => {
  const { cityStreets, districts, ...figures } = emptyFigures()
  const { hours, people } = cityStreets
  const records = readRecords(
    withTotals({
      ...figures,
      cityStreets: {
        ...cityStreets,
        people: {
          ...people,
          driver: { ...people.driver, killed: each(9), serious: each(1), possible: each(20) },
          pedestrian: { ...people.pedestrian, minor: each(4) },
        },
        hours: {
          ...hours,
          '0': everyYear(9, 1, 0),
          '3': everyYear(9, 2, 0),
          '4': everyYear(9, 5, 0),
          '23': everyYear(9, 7, 0),
          unknown: everyYear(9, 9, 9),
        },
      },
      districts: {
        ...districts,
        3: {
          ...districts[3],
          byInjury: { ...districts[3].byInjury, minor: each(6), fatal: each(1) },
        },
      },
    }),
  )
  expect(records).toEqual({
    from: 2021,
    to: 2023,
    hurts: { possible: 60, minor: 12, serious: 3 },
    roles: { driver: 63, passenger: 0, pedestrian: 12, bicyclist: 0, other: 0 },
    times: { 0: 9, 4: 15, 8: 0, 12: 0, 16: 0, 20: 21 },
    districts: { 1: 0, 2: 0, 3: 21, 4: 0, 5: 0, 6: 0, 7: 0 },
  })
})
