import { expect, test } from 'vitest'
import { detailsOf, evenParts, type StreetCrash } from './street-details.ts'

const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]

/** So many crashes in each of the years, all at 5 pm. */
const eachYear = (count: number, values: Partial<StreetCrash> = {}): StreetCrash[] =>
  years.flatMap((year) =>
    Array.from({ length: count }, () => ({ year, hour: 17, injury: 'possible', ...values })),
  )

test('parts are of equal length; years that are too many stand between them', () => {
  expect(evenParts(years, 3)).toEqual([
    { from: 2016, to: 2018 },
    { from: 2019, to: 2021 },
    { from: 2022, to: 2024 },
  ])
  expect(evenParts(years, 2)).toEqual([
    { from: 2016, to: 2019 },
    { from: 2021, to: 2024 },
  ])
})

test('years are cut as finely as each part has 11 crashes', () => {
  expect(detailsOf(eachYear(11), years).spans).toHaveLength(9)
  expect(detailsOf(eachYear(4), years).spans).toEqual([
    { from: 2016, to: 2018, injury: 12 },
    { from: 2019, to: 2021, injury: 12 },
    { from: 2022, to: 2024, injury: 12 },
  ])
  expect(detailsOf(eachYear(3), years).spans).toEqual([
    { from: 2016, to: 2019, injury: 12 },
    { from: 2021, to: 2024, injury: 12 },
  ])
  expect(detailsOf(eachYear(2), years).spans).toEqual([])
})

test('of the parts of a day at most one has too few crashes, and its count is not told', () => {
  const day = [...eachYear(2), ...eachYear(2, { hour: 9 }), ...eachYear(2, { hour: 20 })]
  expect(detailsOf([...day, ...eachYear(1, { hour: 3 }).slice(0, 4)], years).hours).toEqual([
    null,
    18,
    18,
    18,
  ])
})

test('severity is told from 11 crashes on, and deaths by themselves are in nothing', () => {
  const crashes = [
    ...eachYear(2),
    ...eachYear(1, { injury: 'minor' }),
    ...eachYear(2, { injury: 'fatal' }),
  ]
  expect(detailsOf(crashes, years)).toMatchObject({ minor: null, possible: 18 })
  expect(JSON.stringify(detailsOf(crashes, years))).not.toContain('fatal')
})
