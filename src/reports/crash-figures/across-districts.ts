import { smallestShown } from '#reports/crash-figures/breakdown.ts'
import { type Change, changeAgainstYearBefore } from '#reports/crash-figures/change.ts'
import {
  type Corridor,
  type CrashFigures,
  type District,
  districts,
} from '#reports/crash-figures/figures.ts'
import {
  type Area,
  allCrashes,
  areaOf,
  countsOf,
  inPeriod,
  type Period,
  type Severity,
  type View,
  wholePeriod,
} from '#reports/crash-figures/view.ts'

export interface DistrictRow {
  district: District
  count: number
  /** 1 has the most crashes. */
  rank: number
  /** Of the crashes that could be placed, 0 to 1. */
  share: number
  change: Change | undefined
}

export interface AcrossDistricts {
  /** In the order of their numbers. */
  rows: DistrictRow[]
  /** The mean of the seven, to compare a district with. */
  mean: number
  /** Crashes on city streets in no district, which is why the rows add up to less than `city`. */
  notPlaced: number
  city: number
}

/** The districts side by side: what the map and its list show. */
export function acrossDistricts(figures: CrashFigures, view: Omit<View, 'area'>): AcrossDistricts {
  const countsIn = (area: Area) => countsOf(allCrashes(areaOf(figures, area)), view.severity)
  const countIn = (area: Area) => inPeriod(countsIn(area), figures.years, view)
  const counts = districts.map(countIn)
  const placed = counts.reduce((total, count) => total + count, 0)
  const rows = districts.map((district) => {
    const count = countIn(district)
    return {
      district,
      count,
      rank: counts.filter((other) => other > count).length + 1,
      share: placed === 0 ? 0 : count / placed,
      change: changeAgainstYearBefore(countsIn(district), figures.years, view.to),
    }
  })
  return {
    rows,
    mean: placed / districts.length,
    notPlaced: inPeriod(figures.notPlaced[view.severity], figures.years, view),
    city: countIn('cityStreets'),
  }
}

/**
 * The roads with the most crashes of a severity, at most `most` of them, over all years of the
 * figures; roads with fewer than `smallestShown` are left out.
 */
export function corridorsOf(
  figures: CrashFigures,
  area: Area,
  severity: Severity,
  most: number,
): { rows: Corridor[]; period: Period } {
  const rows = areaOf(figures, area)
    .corridors.filter((road) => road[severity] >= smallestShown)
    .toSorted((one, other) => other[severity] - one[severity])
    .slice(0, most)
  return { rows, period: wholePeriod(figures.years) }
}
