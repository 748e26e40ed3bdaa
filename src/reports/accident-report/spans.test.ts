import { expect, test } from 'vitest'
import { inWholeSpans, spansOf } from '#reports/accident-report/spans.ts'

const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]

test('spans of three years cover all years without overlap', () => {
  expect(spansOf(years)).toEqual([
    { from: 2016, to: 2018 },
    { from: 2019, to: 2021 },
    { from: 2022, to: 2024 },
  ])
  expect(spansOf([2016, 2017, 2018, 2019])).toEqual([{ from: 2016, to: 2019 }])
  expect(spansOf([2023, 2024])).toEqual([{ from: 2023, to: 2024 }])
  expect(inWholeSpans({ from: 2018, to: 2019 }, years)).toEqual({ from: 2016, to: 2021 })
  expect(inWholeSpans({ from: 2018, to: 2018 }, years)).toEqual({ from: 2016, to: 2018 })
  expect(inWholeSpans({ from: 2022, to: 2022 }, years)).toEqual({ from: 2022, to: 2024 })
})
