import type { ShownFigures } from '#city/crash-figures/shown-figures.ts'
import { smallestShown } from '#city/crash-figures/small-numbers.ts'
import {
  inPeriod,
  isDistrict,
  layerOf,
  type Period,
  type View,
  wholePeriod,
} from '#city/crash-figures/view.ts'
import { type Weekday, weekdays } from '#language/dates/weekdays.ts'

/**
 * Below this many crashes, five to a cell of six hours, the pattern would be chance, and single
 * crashes would show.
 */
const fewest = 140

/** At most this part of the cells may be too small to show, or the hours are taken together. */
const mostHidden = 1 / 3

const blockSizes = [1, 3, 6] as const

interface WeekCell {
  weekday: Weekday
  /** The hour in which the cell begins. */
  hour: number
  count: number
}

export interface WeekShown {
  /** Hours in a cell: 1, 3 or 6. */
  blockHours: number
  /** Seven days from Monday, each with 24, 8 or 4 counts from midnight; `null` for one too small to show. */
  days: (number | null)[][]
  /** The first of the cells with the most crashes. */
  busiest: WeekCell
  /**
   * The years of the counts. For districts and for severe crashes they are always all years,
   * whatever the view says: by single years the cells would be too small.
   */
  period: Period
}

/** The week in cells that are large enough to show; `undefined` when there are too few crashes. */
export function weekShown(
  figures: Omit<ShownFigures, 'totals'>,
  view: View,
): WeekShown | undefined {
  const week = hourlyWeek(figures, view)
  if (!week || sum(week.days.flat()) < fewest) return undefined
  const grids = blockSizes.map((blockHours) => ({
    blockHours,
    days: week.days.map((day) => inBlocks(day, blockHours)),
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

function hourlyWeek(figures: Omit<ShownFigures, 'totals'>, view: View) {
  const allYears = wholePeriod(figures.years)
  if (isDistrict(view.area)) {
    if (view.severity === 'severe') return undefined
    return { days: figures.districts[view.area].injuryWeek, period: allYears }
  }
  const layer = layerOf(figures, view.area)
  if (view.severity === 'severe') return { days: layer.severeWeek, period: allYears }
  const period = { from: view.from, to: view.to }
  const days = layer.injuryWeek.map((day) =>
    day.map((counts) => inPeriod(counts, figures.years, period)),
  )
  return { days, period }
}

/** Neighbouring counts added up, `size` at a time. */
function inBlocks(counts: readonly number[], size: number) {
  return Array.from({ length: counts.length / size }, (_, block) =>
    sum(counts.slice(block * size, (block + 1) * size)),
  )
}

function hiddenPart(counts: readonly number[]) {
  return counts.filter((count) => count < smallestShown).length / counts.length
}

function busiestCell(days: readonly (readonly number[])[], blockHours: number): WeekCell {
  const cells = days.flatMap((day, index) =>
    day.map((count, block) => ({
      weekday: weekdays[index] ?? weekdays[0],
      hour: block * blockHours,
      count,
    })),
  )
  return cells.reduce((most, cell) => (cell.count > most.count ? cell : most))
}

function sum(counts: readonly number[]) {
  return counts.reduce((total, count) => total + count, 0)
}
