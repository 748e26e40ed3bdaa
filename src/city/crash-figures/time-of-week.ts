import { type Weekday, weekdays } from '#language/dates/weekdays.ts'
import type { ShownFigures } from './shown-figures.ts'
import { inPeriod, isDistrict, layerOf, type Period, type View, wholePeriod } from './view.ts'

/**
 * Below this many crashes to a cell on average, the pattern would be chance, and single crashes
 * would show: the hours are then taken together, three and more at a time.
 */
const perCell = 5

const blockSizes = [1, 3, 6] as const
type BlockHours = (typeof blockSizes)[number]

export interface WeekCell {
  weekday: Weekday
  /** The hour in which the cell begins. */
  hour: number
  count: number
}

export interface TimeOfWeek {
  blockHours: BlockHours
  /** Seven days from Monday, each with 24, 8 or 4 counts from midnight. */
  days: number[][]
  /** The first of the cells with the most crashes. */
  busiest: WeekCell
  /**
   * The years of the counts. For districts and for severe crashes they are always all years,
   * whatever the view says: by single years the cells would be too small.
   */
  period: Period
}

/** Crashes by weekday and hour; `undefined` when they are too few to show a pattern. */
export function timeOfWeek(
  figures: Omit<ShownFigures, 'totals'>,
  view: View,
): TimeOfWeek | undefined {
  const week = hourlyWeek(figures, view)
  if (!week) return undefined
  const total = sum(week.days.flat())
  const blockHours = blockSizes.find((size) => total >= 7 * (24 / size) * perCell)
  if (!blockHours) return undefined
  const days = week.days.map((day) => inBlocks(day, blockHours))
  return { blockHours, days, busiest: busiestCell(days, blockHours), period: week.period }
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

/** The first of the cells with the most crashes. */
export function busiestCell(days: readonly (readonly number[])[], blockHours: number): WeekCell {
  const cells = days.flatMap((day, index) =>
    day.map((count, block) => ({
      weekday: weekdays[index] ?? weekdays[0],
      hour: block * blockHours,
      count,
    })),
  )
  return cells.reduce((most, cell) => (cell.count > most.count ? cell : most))
}

/** Neighbouring counts added up, `size` at a time. */
export function inBlocks(counts: readonly number[], size: number) {
  return Array.from({ length: counts.length / size }, (_, block) =>
    sum(counts.slice(block * size, (block + 1) * size)),
  )
}

function sum(counts: readonly number[]) {
  return counts.reduce((total, count) => total + count, 0)
}
