import { type Change, changeAgainstYearBefore } from './change.ts'
import { type ByYear, type Corridor, type District, districts } from './figures.ts'
import type { ShownFigures } from './shown-figures.ts'
import { smallestShown } from './small-numbers.ts'
import {
  type Area,
  areaOf,
  countsIn,
  inPeriod,
  type Period,
  type Severity,
  type View,
  wholePeriod,
} from './view.ts'

interface DistrictRow {
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
  /** Crashes on city streets in no district, which is why the rows add up to less than `city`. */
  notPlaced: number
  city: number
}

/** The districts side by side: what the map and its list show. */
export function acrossDistricts(
  figures: ShownFigures,
  { severity, mode, ...period }: Omit<View, 'area'>,
): AcrossDistricts {
  const { years, notPlaced } = figures
  const countOf = (counts: ByYear) => inPeriod(counts, years, period)
  const counted = districts.map((district) => {
    const counts = countsIn(figures, { area: district, mode }, severity)
    const change = changeAgainstYearBefore(counts, years, period.to)
    return { district, count: countOf(counts), change }
  })
  const placed = counted.reduce((total, { count }) => total + count, 0)
  const rows = counted.map(({ count, ...row }) => ({
    ...row,
    count,
    rank: counted.filter((other) => other.count > count).length + 1,
    share: placed === 0 ? 0 : count / placed,
  }))
  const city = countOf(countsIn(figures, { area: 'cityStreets', mode }, severity))
  return { rows, notPlaced: mode ? city - placed : countOf(notPlaced[severity]), city }
}

/** The mean of the seven, to compare a district with. */
export function districtMean(
  figures: ShownFigures,
  { severity, mode }: Pick<View, 'severity' | 'mode'>,
  period: Period,
) {
  const counts = districts.map((area) =>
    inPeriod(countsIn(figures, { area, mode }, severity), figures.years, period),
  )
  return counts.reduce((total, count) => total + count, 0) / districts.length
}

/**
 * The roads with the most crashes of a severity, at most `most` of them, over all years of the
 * figures; roads with fewer than `smallestShown` are left out.
 */
export function corridorsOf(
  figures: Omit<ShownFigures, 'totals'>,
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
