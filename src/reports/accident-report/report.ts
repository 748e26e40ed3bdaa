import { type Breakdown, byCircumstance, byFactor, byMode } from '#city/crash-figures/breakdown.ts'
import { crashesIn } from '#city/crash-figures/crashes-in.ts'
import type { Circumstance, Corridor, Factor, Mode } from '#city/crash-figures/figures.ts'
import type { ShownFigures } from '#city/crash-figures/shown-figures.ts'
import { type CountShown, countShown, smallestShown } from '#city/crash-figures/small-numbers.ts'
import {
  type Area,
  areaOf,
  inPeriod,
  isDistrict,
  type Period,
  type View,
  wholePeriod,
} from '#city/crash-figures/view.ts'
import { type District, districts } from '#city/here/city.ts'
import { inWholeParts, partsOfYears } from '#reports/accident-report/parts-of-years.ts'
import { type WeekShown, weekShown } from '#reports/accident-report/week-shown.ts'

const tileIds = ['crashes', 'injury', 'injured', 'severe'] as const
export type TileId = (typeof tileIds)[number]

export interface TileShown {
  /** `injured` is people, the others are crashes. */
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
  /** The roads with the most crashes over all years, without those of too few to show. */
  corridors: { rows: Corridor[]; period: Period }
}

const mostCorridors = 8

/** Whether single years of one district would be too few: they are then counted in spans. */
const isFew = ({ severity, mode }: Pick<View, 'severity' | 'mode'>) =>
  severity === 'severe' || mode !== undefined

/** The whole report of a view. No count from 1 to 10 is in it, but in sums. */
export function reportOf(figures: ShownFigures, asked: View): Report {
  const parts = partsOfYears(figures.years, isDistrict(asked.area) && isFew(asked))
  const period = inWholeParts(asked, parts)
  const view = { ...asked, ...period }
  const total = countShown(crashesIn(figures, view))
  const tiles = tilesShown(figures, view)
  const trend = trendShown(figures, view, parts)
  const week = weekShown(figures, view)
  const factors = byFactor(figures, view)
  const modes = byMode(figures, view)
  const circumstances = byCircumstance(figures, view)
  const districts = view.area === 'cityStreets' ? districtsShown(figures, view) : undefined
  const corridors = corridorsShown(figures, view)
  return {
    asked: { from: asked.from, to: asked.to },
    view,
    period,
    total,
    tiles,
    trend,
    week,
    factors,
    modes,
    circumstances,
    districts,
    corridors,
  }
}

function tilesShown(figures: ShownFigures, view: View): TileShown[] {
  // Nobody counted how the people who were hurt traveled, only who was in a crash.
  const ids = view.mode ? tileIds.filter((id) => id !== 'injured') : tileIds
  return ids.map((id) => tileShown(figures, view, id))
}

/** A headline figure, and what it was in the last year or span of the view and in the one before. */
function tileShown(figures: ShownFigures, view: View, id: TileId): TileShown {
  const isSmall = id === 'severe' || view.mode !== undefined
  const parts = partsOfYears(figures.years, isDistrict(view.area) && isSmall)
  const period = inWholeParts(view, parts)
  const last = parts.findIndex(({ to }) => to === period.to)
  const [now, before] = [parts[last], parts[last - 1]]
  const { injured } = figures.totals[view.area]
  const countIn = (some: Period) =>
    countShown(
      id === 'injured'
        ? inPeriod(injured, figures.years, some)
        : crashesIn(figures, { ...view, ...some }, id),
    )
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

function trendShown(figures: ShownFigures, view: View, parts: readonly Period[]): TrendBar[] {
  return parts.map((period) => {
    const count = crashesIn(figures, { ...view, ...period })
    const mean = isDistrict(view.area) ? meanOfDistricts(figures, { ...view, ...period }) : 0
    return { period, count: countShown(count), mean: mean < smallestShown ? undefined : mean }
  })
}

function meanOfDistricts(figures: ShownFigures, view: View) {
  return sum(districts.map((area) => crashesIn(figures, { ...view, area }))) / districts.length
}

/** The districts side by side. */
function districtsShown(figures: ShownFigures, view: View): DistrictsShown {
  const period = inWholeParts(view, partsOfYears(figures.years, isFew(view)))
  const countIn = (area: Area) => crashesIn(figures, { ...view, ...period, area })
  const city = countIn('cityStreets')
  const counts = districts.map((district) => ({ district, count: countIn(district) }))
  // Of one way of traveling nobody counted the crashes in no district.
  const notPlaced = view.mode
    ? city - sum(counts.map(({ count }) => count))
    : inPeriod(figures.notPlaced[view.severity], figures.years, period)
  return {
    rows: counts.map(({ district, count }) => ({ district, count: countShown(count) })),
    notPlaced: countShown(notPlaced),
    city: countShown(city),
    period,
  }
}

function corridorsShown(figures: ShownFigures, { area, severity }: View) {
  const rows = areaOf(figures, area)
    .corridors.filter((road) => road[severity] >= smallestShown)
    .toSorted((one, other) => other[severity] - one[severity])
    .slice(0, mostCorridors)
  return { rows, period: wholePeriod(figures.years) }
}

function sum(counts: readonly number[]) {
  return counts.reduce((total, count) => total + count, 0)
}
