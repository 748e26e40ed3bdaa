import type { SummedFigures } from '#city/crash-figures/totals.ts'
import { inPeriod, wholePeriod } from '#city/crash-figures/view.ts'

/** Of which crashes a place is compared with the city. */
export const comparedParts = ['severe', 'pedestrian', 'bicycle'] as const

/** Injury crashes on all city streets, all years together. */
export type CityCounts = Readonly<Record<'injury' | (typeof comparedParts)[number], number>>

export function cityCounts({ cityStreets, totals, years }: SummedFigures): CityCounts {
  const whole = wholePeriod(years)
  const count = (counts: readonly number[]) => inPeriod(counts, years, whole)
  const { injury, severe } = totals.cityStreets
  return {
    injury: count(injury),
    severe: count(severe),
    pedestrian: count(cityStreets.modes.pedestrian[1]),
    bicycle: count(cityStreets.modes.bicycle[1]),
  }
}
