import { expect, test } from 'vitest'
import { changeAgainstYearBefore } from './change.ts'

const years = [2021, 2022, 2023]

test('a year is compared with the year before', () => {
  expect(changeAgainstYearBefore([90, 100, 90], years, 2023)).toEqual({
    year: 2023,
    count: 90,
    before: 100,
    difference: -10,
    share: -0.1,
  })
})

test('after a year without any there is a difference and no share', () => {
  const change = changeAgainstYearBefore([0, 4, 4], years, 2022)
  expect(change).toMatchObject({ difference: 4, share: undefined })
})

test('the first year, and a year that is not counted, have nothing to compare with', () => {
  expect(changeAgainstYearBefore([1, 2, 3], years, 2021)).toBeUndefined()
  expect(changeAgainstYearBefore([1, 2, 3], years, 2024)).toBeUndefined()
})
