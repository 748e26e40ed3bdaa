import { crashesIn } from './crashes-in.ts'
import { circumstances, factors, modes, type Table } from './figures.ts'
import type { AreaShown, ShownFigures } from './shown-figures.ts'
import { smallestShown } from './small-numbers.ts'
import { areaOf, countsOf, inPeriod, isDistrict, type Period, type View } from './view.ts'

interface Row<Name extends string> {
  name: Name
  count: number
  /** Of all crashes of the view with this severity, 0 to 1. */
  share: number
  /** The same share on all city streets; only for a district. */
  cityShare: number | undefined
}

/**
 * A table of a view. Small counts are not shown one by one: they say little, and come close to
 * single crashes. They are put together in `few`.
 */
export interface Breakdown<Name extends string> {
  rows: Row<Name>[]
  few: { names: Name[]; count: number } | undefined
  /** All crashes of the view. Rows that overlap (how people were travelling) add up to more. */
  total: number
  period: Period
}

/** Main causes, most crashes first. */
export function byFactor(figures: ShownFigures, view: View) {
  return mostFirst(breakdown(figures, view, factors, (area) => area.factors))
}

/** How people were travelling. The rows overlap: a bicycle can hit a pedestrian. */
export function byMode(figures: ShownFigures, view: View) {
  return breakdown(figures, view, modes, (area) => area.modes)
}

/** Hit-and-run, drinking, inattention. The rows overlap, and say nothing about other crashes. */
export function byCircumstance(figures: ShownFigures, view: View) {
  return breakdown(figures, view, circumstances, (area) => area.circumstances)
}

function breakdown<Name extends string>(
  figures: ShownFigures,
  view: View,
  names: readonly Name[],
  tableOf: (area: AreaShown) => Table<Name>,
): Breakdown<Name> {
  const table = tableOf(areaOf(figures, view.area))
  const cityTable = isDistrict(view.area) ? tableOf(figures.cityStreets) : undefined
  const countIn = (some: Table<Name>, name: Name) =>
    inPeriod(countsOf(some[name], view.severity), figures.years, view)
  const all = { ...view, mode: undefined }
  const total = crashesIn(figures, all)
  const cityTotal = crashesIn(figures, { ...all, area: 'cityStreets' })
  const rows = names.map((name) => {
    const count = countIn(table, name)
    return {
      name,
      count,
      share: count / total,
      cityShare: cityTable && countIn(cityTable, name) / cityTotal,
    }
  })
  return { ...foldSmall(rows), total, period: { from: view.from, to: view.to } }
}

/**
 * Takes the rows below `smallestShown` out, and the empty ones away. One row alone is not folded
 * without a second, or it could be worked out from the total.
 */
function foldSmall<Name extends string>(rows: Row<Name>[]) {
  const filled = rows.filter(({ count }) => count > 0)
  const fewest = filled.toSorted((one, other) => one.count - other.count)
  const small = fewest.filter(({ count }) => count < smallestShown)
  const folded = small.length === 1 ? fewest.slice(0, 2) : small
  if (folded.length === 0) return { rows: filled, few: undefined }
  const few = {
    names: filled.filter((row) => folded.includes(row)).map(({ name }) => name),
    count: folded.reduce((total, { count }) => total + count, 0),
  }
  return { rows: filled.filter((row) => !folded.includes(row)), few }
}

function mostFirst<Name extends string>(table: Breakdown<Name>): Breakdown<Name> {
  return { ...table, rows: table.rows.toSorted((one, other) => other.count - one.count) }
}
