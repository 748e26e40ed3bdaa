import type { ShownFigures } from '#city/crash-figures/shown-figures.ts'
import { smallestShown } from '#city/crash-figures/small-numbers.ts'
import {
  busiestCell,
  inBlocks,
  timeOfWeek,
  type WeekCell,
} from '#city/crash-figures/time-of-week.ts'
import type { Period, View } from '#city/crash-figures/view.ts'

/** At most this part of the cells may be too small to show, or the hours are taken together. */
const mostHidden = 1 / 3

export interface WeekShown {
  /** Hours in a cell: 1, 3 or 6. */
  blockHours: number
  /** Seven days from Monday; `null` for a count too small to show. */
  days: (number | null)[][]
  busiest: WeekCell
  /** For districts and for fatal or serious crashes always all years. */
  period: Period
}

/** The week in cells that are large enough to show; `undefined` when there are too few crashes. */
export function weekShown(figures: ShownFigures, view: View): WeekShown | undefined {
  const week = timeOfWeek(figures, view)
  if (!week) return undefined
  const sizes = [1, 3, 6].filter((size) => size >= week.blockHours)
  const grids = sizes.map((size) => ({
    blockHours: size,
    days: week.days.map((day) => inBlocks(day, size / week.blockHours)),
  }))
  const grid = grids.find(({ days }) => hiddenPart(days.flat()) <= mostHidden) ?? grids.at(-1)
  if (!grid) return undefined
  return {
    blockHours: grid.blockHours,
    days: grid.days.map((day) => day.map((count) => (count < smallestShown ? null : count))),
    busiest: busiestCell(grid.days, grid.blockHours),
    period: week.period,
  }
}

function hiddenPart(counts: readonly number[]) {
  return counts.filter((count) => count < smallestShown).length / counts.length
}
