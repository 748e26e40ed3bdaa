import { expect, test } from 'vitest'
import type { CrashFigures } from './figures.ts'
import { emptyFigures, evenWeek } from './made-up-figures.ts'
import { busiestCell, timeOfWeek } from './time-of-week.ts'
import type { View } from './view.ts'

const oneYear: View = { area: 'cityStreets', from: 2023, to: 2023, severity: 'injury' }

/** City streets and district 5 with one count in every hour of the week. */
function withWeek(injury: number, severe: number): CrashFigures {
  const figures = emptyFigures()
  const injuryWeek = evenWeek([injury, injury, injury])
  return {
    ...figures,
    cityStreets: { ...figures.cityStreets, injuryWeek, severeWeek: evenWeek(severe) },
    districts: {
      ...figures.districts,
      5: { ...figures.districts[5], injuryWeek: evenWeek(injury) },
    },
  }
}

test('injury crashes of the city are shown for the years of the view', () => {
  const week = timeOfWeek(withWeek(5, 0), oneYear)
  expect(week).toMatchObject({ blockHours: 1, period: { from: 2023, to: 2023 } })
  expect(week?.days[6]?.[23]).toBe(5)
})

test('severe crashes are shown for all years, whatever the view says', () => {
  const week = timeOfWeek(withWeek(0, 2), { ...oneYear, severity: 'severe' })
  expect(week).toMatchObject({ blockHours: 3, period: { from: 2021, to: 2023 } })
  expect(week?.days[0]).toEqual([6, 6, 6, 6, 6, 6, 6, 6])
})

test('a district is shown for all years, and not for severe crashes', () => {
  const figures = withWeek(5, 5)
  expect(timeOfWeek(figures, { ...oneYear, area: '5' })?.period).toEqual({ from: 2021, to: 2023 })
  expect(timeOfWeek(figures, { ...oneYear, area: '5', severity: 'severe' })).toBeUndefined()
})

test('too few crashes make no pattern', () => {
  expect(timeOfWeek(emptyFigures(), oneYear)).toBeUndefined()
})

test.each([
  [839, 3],
  [840, 1],
  [280, 3],
  [279, 6],
  [140, 6],
  [139, undefined],
])('%i crashes a week are shown by %s hours: five in a cell on average', (count, blockHours) => {
  const figures = withWeek(0, 0)
  const severeWeek = figures.cityStreets.severeWeek.map((day, weekday) =>
    day.map((none, hour) => (weekday === 0 && hour === 0 ? count : none)),
  )
  const some = { ...figures, cityStreets: { ...figures.cityStreets, severeWeek } }
  expect(timeOfWeek(some, { ...oneYear, severity: 'severe' })?.blockHours).toBe(blockHours)
})

test('of freeways their own week is shown', () => {
  const figures = withWeek(5, 5)
  expect(timeOfWeek(figures, { ...oneYear, area: 'freeways' })).toBeUndefined()
})

test('in a week that is even the first hour of Monday is the busiest, by blocks too', () => {
  expect(timeOfWeek(withWeek(5, 0), oneYear)?.busiest).toEqual({
    weekday: 'monday',
    hour: 0,
    count: 5,
  })
  const days = [[0, 1, 3], ...Array.from({ length: 6 }, () => [0, 0, 3])]
  expect(busiestCell(days, 6)).toEqual({ weekday: 'monday', hour: 12, count: 3 })
})

test('the busiest time is named by its day and first hour', () => {
  const figures = withWeek(5, 0)
  const friday17 = figures.cityStreets.injuryWeek.map((day, weekday) =>
    day.map((counts, hour) => (weekday === 4 && hour === 17 ? [9, 9, 9] : counts)),
  )
  const busy = { ...figures, cityStreets: { ...figures.cityStreets, injuryWeek: friday17 } }
  expect(timeOfWeek(busy, oneYear)?.busiest).toEqual({ weekday: 'friday', hour: 17, count: 9 })
})
