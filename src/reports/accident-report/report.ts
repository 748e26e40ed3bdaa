import { inWholeSpans, spansOf } from '#reports/accident-report/spans.ts'
import { type WeekShown, weekShown } from '#reports/accident-report/week-shown.ts'
import {
  type AcrossDistricts,
  acrossDistricts,
  corridorsOf,
  districtMean,
} from '#reports/crash-figures/across-districts.ts'
import {
  type Breakdown,
  byCircumstance,
  byFactor,
  byMode,
} from '#reports/crash-figures/breakdown.ts'
import type { Circumstance, Corridor, Factor, Mode } from '#reports/crash-figures/figures.ts'
import type { ShownFigures } from '#reports/crash-figures/shown-figures.ts'
import { type TileId, tilesOf } from '#reports/crash-figures/tiles.ts'
import { inPeriod, isDistrict, type Period, type View } from '#reports/crash-figures/view.ts'

export interface TileShown {
  id: TileId
  count: number
  period: Period
  /** The last year or span of the view, and the one before it. */
  change: { now: Period; count: number; before: Period; beforeCount: number } | undefined
}

export interface TrendBar {
  period: Period
  count: number
  /** The mean of the seven districts; only for a district. */
  mean: number | undefined
}

/** Everything one view shows; the page and the CSV file are both made from it. */
export interface Report {
  view: View
  /** Of the counts of the view's severity: wider than the view for severe crashes of a district. */
  period: Period
  total: number
  tiles: TileShown[]
  /** All years, also those outside the view. */
  trend: TrendBar[]
  week: WeekShown | undefined
  factors: Breakdown<Factor>
  modes: Breakdown<Mode>
  circumstances: Breakdown<Circumstance>
  /** Not for freeways, and not within a district. */
  districts: (AcrossDistricts & { period: Period }) | undefined
  corridors: { rows: Corridor[]; period: Period }
}

const mostCorridors = 8

/** The whole report of a view. No count from 1 to 10 is in it, but in sums. */
export function reportOf(figures: ShownFigures, asked: View): Report {
  const inDistrict = isDistrict(asked.area)
  const bySpans = inDistrict && asked.severity === 'severe'
  const period = bySpans ? inWholeSpans(asked, figures.years) : { from: asked.from, to: asked.to }
  const view = { ...asked, ...period }
  const factors = byFactor(figures, view)
  return {
    view,
    period,
    total: factors.total,
    tiles: tilesShown(figures, view),
    trend: trendBars(figures, view),
    week: weekShown(figures, view),
    factors,
    modes: byMode(figures, view),
    circumstances: byCircumstance(figures, view),
    districts: view.area === 'cityStreets' ? districtsShown(figures, view) : undefined,
    corridors: corridorsOf(figures, view.area, view.severity, mostCorridors),
  }
}

function tilesShown(figures: ShownFigures, view: View): TileShown[] {
  const yearly = tilesOf(figures, view).map(({ id, count, change }) => ({
    id,
    count,
    period: { from: view.from, to: view.to },
    change: change && {
      now: { from: change.year, to: change.year },
      count: change.count,
      before: { from: change.year - 1, to: change.year - 1 },
      beforeCount: change.before,
    },
  }))
  if (!isDistrict(view.area)) return yearly
  return yearly.map((tile) => (tile.id === 'severe' ? severeTile(figures, view) : tile))
}

/** The severe crashes of a district, by spans of years. */
function severeTile(figures: ShownFigures, view: View): TileShown {
  const period = inWholeSpans(view, figures.years)
  const spans = spansOf(figures.years)
  const last = spans.findIndex(({ to }) => to === period.to)
  const [now, before] = [spans[last], spans[last - 1]]
  const countIn = (some: Period) => inPeriod(figures.totals[view.area].severe, figures.years, some)
  return {
    id: 'severe',
    count: countIn(period),
    period,
    change:
      now && before
        ? { now, count: countIn(now), before, beforeCount: countIn(before) }
        : undefined,
  }
}

function trendBars(figures: ShownFigures, { area, severity }: View): TrendBar[] {
  const inDistrict = isDistrict(area)
  const periods =
    inDistrict && severity === 'severe'
      ? spansOf(figures.years)
      : figures.years.map((year) => ({ from: year, to: year }))
  return periods.map((period) => ({
    period,
    count: inPeriod(figures.totals[area][severity], figures.years, period),
    mean: inDistrict ? districtMean(figures, severity, period) : undefined,
  }))
}

function districtsShown(figures: ShownFigures, view: View) {
  const asked = { from: view.from, to: view.to }
  const period = view.severity === 'severe' ? inWholeSpans(asked, figures.years) : asked
  return { ...acrossDistricts(figures, { ...period, severity: view.severity }), period }
}
