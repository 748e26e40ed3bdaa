import { type Month, months } from '#city/crash-figures/figures.ts'
import type { SummedFigures } from '#city/crash-figures/totals.ts'
import { type Period, wholePeriod } from '#city/crash-figures/view.ts'

export interface MonthRow {
  month: Month
  /** In the newest year counted. */
  count: number
  /** Of the years before. */
  mean: number
  least: number
  most: number
}

export interface MonthsAgainstBefore {
  year: number
  before: Period
  /** From January. */
  rows: readonly MonthRow[]
}

/** Injury crashes on city streets: the months of the newest year beside those of the years before. */
export function monthsAgainstBefore({
  years,
  cityStreets,
}: Pick<SummedFigures, 'years' | 'cityStreets'>): MonthsAgainstBefore | undefined {
  const earlier = years.slice(0, -1)
  const year = years.at(-1)
  if (year === undefined || earlier.length === 0) return undefined
  const rows = months.map((month) => {
    const [, injury] = cityStreets.months[month]
    const before = injury.slice(0, -1)
    return {
      month,
      count: injury.at(-1) ?? 0,
      mean: before.reduce((sum, count) => sum + count, 0) / before.length,
      least: Math.min(...before),
      most: Math.max(...before),
    }
  })
  return { year, before: wholePeriod(earlier), rows }
}
