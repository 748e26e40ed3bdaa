import type { CountOfStreets, Intersection, StreetFigures } from '#city/crash-figures/streets.ts'
import type { MapPoint } from '#city/distance.ts'
import { crossingSlug } from '#city/finder/gazetteer.ts'
import type { District } from '#city/here/city.ts'
import { formatList } from '#language/format-list.ts'
import type { Locale } from '#language/locales.ts'

interface Ranked extends CountOfStreets {
  /** 1 has the most injury crashes; those with as many share a rank. */
  rank: number
  /** Whether a page of its own was built; any other is drawn when it is asked for. */
  hasPage?: boolean
}

/** A corner under the names that the finder of places knows. */
export interface RankedCorner extends Ranked, Pick<Intersection, 'also' | 'lat' | 'lon'> {
  streets: readonly [string, string]
  /** The same as that of the place which somebody types. */
  slug: string
  district: District | null
}

export interface RankedRoad extends Ranked {
  road: string
}

function withRanks<Entry extends CountOfStreets>(entries: readonly Entry[]) {
  const counts = entries.map(({ injury }) => injury).toSorted((one, other) => other - one)
  const rankOf = new Map<number, number>()
  for (const [index, count] of counts.entries()) {
    if (!rankOf.has(count)) rankOf.set(count, index + 1)
  }
  return entries.map((entry) => ({ ...entry, rank: rankOf.get(entry.injury) ?? 1 }))
}

/** What a browser fetches of a place: how its crashes are spread stands on its own page. */
const countsOf = ({ injury, severe, pedestrian, bicycle, rank }: Ranked): Ranked => ({
  injury,
  severe,
  pedestrian,
  bicycle,
  rank,
})

/** Most injury crashes first. */
export function rankedCorners({ intersections }: { intersections: readonly Intersection[] }) {
  return withRanks(intersections).map(
    ({ roads, also, lat, lon, district, ...counts }): RankedCorner => ({
      ...countsOf(counts),
      streets: roads,
      ...(also ? { also } : {}),
      slug: crossingSlug(roads),
      lat,
      lon,
      district,
    }),
  )
}

/** Most injury crashes first. */
export function rankedRoads({ corridors }: Pick<StreetFigures, 'corridors'>): RankedRoad[] {
  return withRanks(corridors).map(({ road, ...counts }) => ({ ...countsOf(counts), road }))
}

/** All that a corner is found by: where three streets meet, each two of them. */
export const slugsOf = ({ streets, also = [], slug }: RankedCorner) => [
  slug,
  ...streets.flatMap((street) =>
    also.map((other) => crossingSlug(street < other ? [street, other] : [other, street])),
  ),
]

/** In addresses; the same in both languages. */
export const streetSlug = (street: string) => street.toLowerCase().replaceAll(' ', '-')

/** Whether a corner can be drawn, and measured from. */
export const isPlaced = (corner: RankedCorner): corner is RankedCorner & MapPoint =>
  corner.lat !== null && corner.lon !== null

/** "High Street and International Boulevard", as the finder of places writes it. */
export const cornerName = ({ streets }: Pick<RankedCorner, 'streets'>, locale: Locale) =>
  formatList(streets, locale)
