import type { Period } from '#city/crash-figures/view.ts'
import type { MapPoint } from '#city/distance.ts'
import type { DistrictNeighborhoods } from '#city/finder/named-places.ts'
import { byDistance, type Measured, type Place } from '#city/place.ts'
import {
  isPlaced,
  type RankedCorner,
  type RankedRoad,
  slugsOf,
  streetSlug,
} from '#reports/crash-streets/ranked.ts'

/** What is looked through for somebody who says where they are. It survives JSON. */
export interface Ranking {
  /** The years that are counted together. */
  period: Period
  corners: readonly RankedCorner[]
  roads: readonly RankedRoad[]
  /** Injury crashes of all years by the number of the district. */
  districtCounts: Readonly<Record<number, number>>
}

export interface NearAnswer {
  /** The ranked corner that is the place itself. */
  own: RankedCorner | undefined
  /** The ranked corners around, the nearest first. */
  nearest: readonly Measured<RankedCorner & MapPoint>[]
  /** The streets of a crossing, along their whole length. */
  roads: readonly RankedRoad[]
  /** One, or all that a ZIP code reaches into, with their injury crashes. */
  districts: readonly { district: number; count: number }[]
}

const mostNearest = 5

/** The ranked corners nearest to a place, its streets and its districts. */
export function nearAnswer(
  place: Place,
  { corners, roads, districtCounts }: Ranking,
  districts: readonly DistrictNeighborhoods[],
): NearAnswer {
  const own = corners.find((corner) => slugsOf(corner).some((slug) => slug === place.slug))
  const others = corners.filter(isPlaced).filter((corner) => corner !== own)
  const streets = place.kind === 'crossing' ? (place.slug?.split('-and-') ?? []) : []
  return {
    own,
    nearest: byDistance(others, place).slice(0, mostNearest),
    roads: roads.filter(({ road }) => streets.includes(streetSlug(road))),
    districts: districtsOf(place, districts).map((district) => ({
      district,
      count: districtCounts[district] ?? 0,
    })),
  }
}

function districtsOf(place: Place, districts: readonly DistrictNeighborhoods[]): number[] {
  if (place.district !== undefined) return [place.district]
  if (place.kind === 'zip') {
    return districts
      .filter(({ neighborhoods }) =>
        neighborhoods.some(({ zips }) => place.slug !== undefined && zips.includes(place.slug)),
      )
      .map(({ district }) => district)
  }
  const known = districts.flatMap(({ district, neighborhoods }) =>
    neighborhoods.map(({ lat, lon }) => ({ district, lat, lon })),
  )
  return byDistance(known, place)
    .slice(0, 1)
    .map(({ district }) => district)
}
