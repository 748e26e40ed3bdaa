import { expect, test } from 'vitest'
import { months } from '#city/crash-figures/figures.ts'
import { emptyFigures, tableOf } from '#city/crash-figures/made-up-figures.ts'
import { withTotals } from '#city/crash-figures/totals.ts'
import { monthsAgainstBefore } from '#reports/crash-months/months.ts'

const none = [0, 0, 0]

test('the newest year stands beside the mean, the least and the most of the years before', () => {
  const empty = withTotals(emptyFigures())
  const cityStreets = {
    ...empty.cityStreets,
    months: tableOf(months, { 5: [none, [100, 130, 90], none] }),
  }
  const shown = monthsAgainstBefore({ ...empty, cityStreets })
  expect(shown).toMatchObject({ year: 2023, before: { from: 2021, to: 2022 } })
  expect(shown?.rows).toHaveLength(12)
  expect(shown?.rows[4]).toEqual({ month: '5', count: 90, mean: 115, least: 100, most: 130 })
})

test('with one year there is nothing to compare it with', () => {
  expect(monthsAgainstBefore({ ...emptyFigures(), years: [2023] })).toBeUndefined()
})
