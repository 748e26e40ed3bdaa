import { expect, test } from 'vitest'
import type { CrashFigures } from '#city/crash-figures/figures.ts'
import { emptyFigures, evenWeek } from '#city/crash-figures/made-up-figures.ts'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { type View, wholeView } from '#city/crash-figures/view.ts'
import { weekShown } from '#reports/accident-report/week-shown.ts'

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
  const week = weekShown(withWeek(11, 0), oneYear)
  expect(week).toMatchObject({ blockHours: 1, period: { from: 2023, to: 2023 } })
  expect(week?.days[6]?.[23]).toBe(11)
})

test('severe crashes are shown for all years, whatever the view says', () => {
  const week = weekShown(withWeek(0, 4), { ...oneYear, severity: 'severe' })
  expect(week).toMatchObject({ blockHours: 3, period: { from: 2021, to: 2023 } })
  expect(week?.days[0]).toEqual([12, 12, 12, 12, 12, 12, 12, 12])
})

test('a district is shown for all years, and not for severe crashes', () => {
  const figures = withWeek(5, 5)
  expect(weekShown(figures, { ...oneYear, area: '5' })?.period).toEqual({ from: 2021, to: 2023 })
  expect(weekShown(figures, { ...oneYear, area: '5', severity: 'severe' })).toBeUndefined()
})

/** City streets with severe crashes by hour of the week, 0 to 167. */
function withSevere(countAt: (hour: number) => number) {
  const figures = withWeek(0, 0)
  const severeWeek = figures.cityStreets.severeWeek.map((day, weekday) =>
    day.map((_, hour) => countAt(weekday * 24 + hour)),
  )
  return { ...figures, cityStreets: { ...figures.cityStreets, severeWeek } }
}

test.each([
  ['140 crashes make a pattern', 140, 6],
  ['139 crashes make none', 139, undefined],
])('%s', (_, count, blockHours) => {
  const figures = withSevere((hour) => (hour === 0 ? count : 0))
  expect(weekShown(figures, { ...oneYear, severity: 'severe' })?.blockHours).toBe(blockHours)
})

test.each([
  ['two of three hours are large enough to show', 1, (hour: number) => (hour % 3 ? 11 : 10)],
  ['one hour in two is', 3, (hour: number) => (hour % 2 ? 11 : 10)],
  ['one hour in six is', 6, (hour: number) => (hour % 6 ? 0 : 11)],
])('where %s, hours are taken together by %i', (_, blockHours, countAt) => {
  const week = weekShown(withSevere(countAt), { ...oneYear, severity: 'severe' })
  expect(week?.blockHours).toBe(blockHours)
})

test('what is too small to show stays hidden', () => {
  const week = weekShown(
    withSevere((hour) => (hour % 3 ? 11 : 10)),
    { ...oneYear, severity: 'severe' },
  )
  expect(week?.days[0]?.slice(0, 3)).toEqual([null, 11, 11])
})

test('of freeways their own week is shown', () => {
  expect(weekShown(withWeek(5, 5), { ...oneYear, area: 'freeways' })).toBeUndefined()
})

test('in a week that is even the first hour of Monday is the busiest, by blocks too', () => {
  const even = weekShown(withWeek(11, 0), oneYear)
  expect(even?.busiest).toEqual({ weekday: 'monday', hour: 0, count: 11 })
  const late = withSevere((hour) => (hour % 24 === 15 ? 20 : 0))
  expect(weekShown(late, { ...oneYear, severity: 'severe' })?.busiest).toEqual({
    weekday: 'monday',
    hour: 12,
    count: 20,
  })
})

test('the busiest time is named by its day and first hour', () => {
  const figures = withWeek(11, 0)
  const friday17 = figures.cityStreets.injuryWeek.map((day, weekday) =>
    day.map((counts, hour) => (weekday === 4 && hour === 17 ? [19, 19, 19] : counts)),
  )
  const busy = { ...figures, cityStreets: { ...figures.cityStreets, injuryWeek: friday17 } }
  expect(weekShown(busy, oneYear)?.busiest).toEqual({ weekday: 'friday', hour: 17, count: 19 })
})

test('the busiest time of the city has the most crashes of its week', () => {
  const figures = readFigures()
  const week = weekShown(figures, wholeView(figures, 'cityStreets'))
  expect(week?.days).toHaveLength(7)
  expect(week?.busiest.count).toBe(Math.max(...(week?.days.flat() ?? []).map(Number)))
})
