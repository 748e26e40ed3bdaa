import { expect, test } from 'vitest'
import { inWholeParts, partsOfYears } from '#reports/accident-report/parts-of-years.ts'

const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]

test('spans of three years cover all years without overlap', () => {
  const spans = partsOfYears(years, true)
  expect(spans).toEqual([
    { from: 2016, to: 2018 },
    { from: 2019, to: 2021 },
    { from: 2022, to: 2024 },
  ])
  expect(partsOfYears([2016, 2017, 2018, 2019], true)).toEqual([{ from: 2016, to: 2019 }])
  expect(partsOfYears([2023, 2024], true)).toEqual([{ from: 2023, to: 2024 }])
  expect(inWholeParts({ from: 2018, to: 2019 }, spans)).toEqual({ from: 2016, to: 2021 })
  expect(inWholeParts({ from: 2018, to: 2018 }, spans)).toEqual({ from: 2016, to: 2018 })
  expect(inWholeParts({ from: 2022, to: 2022 }, spans)).toEqual({ from: 2022, to: 2024 })
})

test('a period of single years is itself', () => {
  const singles = partsOfYears([2016, 2017, 2018], false)
  expect(singles).toHaveLength(3)
  expect(inWholeParts({ from: 2017, to: 2018 }, singles)).toEqual({ from: 2017, to: 2018 })
})
