import { acrossDistricts, corridorsOf, districtMean } from '#city/crash-figures/across-districts.ts'
import { type Breakdown, byCircumstance, byFactor, byMode } from '#city/crash-figures/breakdown.ts'
import type { Circumstance, Corridor, District, Factor, Mode } from '#city/crash-figures/figures.ts'
import type { ShownFigures } from '#city/crash-figures/shown-figures.ts'
import { type CountShown, countShown, smallestShown } from '#city/crash-figures/small-numbers.ts'
import { type TileId, tilesOf } from '#city/crash-figures/tiles.ts'
import { countsIn, inPeriod, isDistrict, type Period, type View } from '#city/crash-figures/view.ts'
import { inWholeSpans, spansOf } from '#reports/accident-report/spans.ts'
import { type WeekShown, weekShown } from '#reports/accident-report/week-shown.ts'

export interface TileShown {
  id: TileId
  count: CountShown
  period: Period
  /** The last year or span of the view, and the one before it. */
  change: { now: Period; count: CountShown; before: Period; beforeCount: CountShown } | undefined
}

export interface TrendBar {
  period: Period
  count: CountShown
  /** The mean of the seven districts; only for a district, and not below the smallest count shown. */
  mean: number | undefined
}

export interface DistrictsShown {
  /** In the order of their numbers. */
  rows: { district: District; count: CountShown }[]
  notPlaced: CountShown
  city: CountShown
  period: Period
}

/** Everything one view shows; the page and the CSV file are both made from it. */
export interface Report {
  /** The years that the visitor asked for. */
  asked: Period
  view: View
  /** Of the counts of the view: wider than asked where a district has few crashes. */
  period: Period
  total: CountShown
  tiles: TileShown[]
  /** All years, also those outside the view. */
  trend: TrendBar[]
  week: WeekShown | undefined
  factors: Breakdown<Factor>
  modes: Breakdown<Mode>
  circumstances: Breakdown<Circumstance>
  /** Not for freeways, and not within a district. */
  districts: DistrictsShown | undefined
  corridors: { rows: Corridor[]; period: Period }
}

const mostCorridors = 8

/** Whether single years of one district would be too few: they are then counted in spans. */
const isFew = ({ severity, mode }: Pick<View, 'severity' | 'mode'>) =>
  severity === 'severe' || mode !== undefined

/** The whole report of a view. No count from 1 to 10 is in it, but in sums. */
export function reportOf(figures: ShownFigures, asked: View): Report {
  const inDistrict = isDistrict(asked.area)
  const bySpans = inDistrict && isFew(asked)
  const period = bySpans ? inWholeSpans(asked, figures.years) : { from: asked.from, to: asked.to }
  const view = { ...asked, ...period }
  return {
    asked: { from: asked.from, to: asked.to },
    view,
    period,
    total: countShown(inPeriod(countsIn(figures, view, view.severity), figures.years, period)),
    tiles: tilesShown(figures, view),
    trend: trendBars(figures, view),
    week: weekShown(figures, view),
    factors: byFactor(figures, view),
    modes: byMode(figures, view),
    circumstances: byCircumstance(figures, view),
    districts: view.area === 'cityStreets' ? districtsShown(figures, view) : undefined,
    corridors: corridorsOf(figures, view.area, view.severity, mostCorridors),
  }
}

function tilesShown(figures: ShownFigures, view: View): TileShown[] {
  return tilesOf(figures, view).map(({ id, count, change }) => {
    const isSmall = id === 'severe' || view.mode !== undefined
    if (isDistrict(view.area) && id !== 'injured' && isSmall) return spanTile(figures, view, id)
    return {
      id,
      count: countShown(count),
      period: { from: view.from, to: view.to },
      change: change && {
        now: { from: change.year, to: change.year },
        count: countShown(change.count),
        before: { from: change.year - 1, to: change.year - 1 },
        beforeCount: countShown(change.before),
      },
    }
  })
}

/** A figure of a district by spans of years. */
function spanTile(figures: ShownFigures, view: View, id: Exclude<TileId, 'injured'>): TileShown {
  const period = inWholeSpans(view, figures.years)
  const spans = spansOf(figures.years)
  const last = spans.findIndex(({ to }) => to === period.to)
  const [now, before] = [spans[last], spans[last - 1]]
  const countIn = (some: Period) =>
    countShown(inPeriod(countsIn(figures, view, id), figures.years, some))
  return {
    id,
    count: countIn(period),
    period,
    change:
      now && before
        ? { now, count: countIn(now), before, beforeCount: countIn(before) }
        : undefined,
  }
}

function trendBars(figures: ShownFigures, view: View): TrendBar[] {
  const inDistrict = isDistrict(view.area)
  const periods =
    inDistrict && isFew(view)
      ? spansOf(figures.years)
      : figures.years.map((year) => ({ from: year, to: year }))
  return periods.map((period) => {
    const mean = inDistrict ? districtMean(figures, view, period) : 0
    return {
      period,
      count: countShown(inPeriod(countsIn(figures, view, view.severity), figures.years, period)),
      mean: mean < smallestShown ? undefined : mean,
    }
  })
}

function districtsShown(figures: ShownFigures, view: View): DistrictsShown {
  const asked = { from: view.from, to: view.to }
  const period = isFew(view) ? inWholeSpans(asked, figures.years) : asked
  const { rows, notPlaced, city } = acrossDistricts(figures, { ...view, ...period })
  return {
    rows: rows.map(({ district, count }) => ({ district, count: countShown(count) })),
    notPlaced: countShown(notPlaced),
    city: countShown(city),
    period,
  }
}
