import type { StreetDetails, StreetFigures } from '#city/crash-figures/streets.ts'
import type { District } from '#city/here/city.ts'
import { formatList } from '#language/format-list.ts'
import type { Locale } from '#language/locales.ts'
import {
  isPlaced,
  type RankedCorner,
  rankedCorners,
  rankedRoads,
  slugsOf,
  streetSlug,
} from '#reports/crash-streets/ranked.ts'

/** A corner or a street with enough crashes for a page of its own. */
export interface CrashPlace
  extends StreetDetails,
    Pick<RankedCorner, 'injury' | 'severe' | 'pedestrian' | 'bicycle' | 'rank'> {
  kind: 'corner' | 'street'
  /** Stands in addresses; the same in both languages. */
  slug: string
  /** All that it is found by: where three streets meet, each two of them. */
  slugs: readonly string[]
  streets: readonly string[]
  /** How many of its kind are ranked. */
  of: number
  district: District | null
}

/** All places, corners first; most injury crashes first. */
export function crashPlaces(figures: StreetFigures): CrashPlace[] {
  const { intersections, corridors } = figures
  const corners = rankedCorners(figures).flatMap((corner, index): CrashPlace[] => {
    // Nobody knows where it is: it is ranked and counted, and has no page to be cited.
    if (!isPlaced(corner)) return []
    return [
      {
        ...corner,
        ...detailsOf(intersections[index]),
        kind: 'corner',
        slugs: slugsOf(corner),
        of: intersections.length,
      },
    ]
  })
  const streets = rankedRoads(figures).map(
    ({ road, ...rest }, index): CrashPlace => ({
      ...rest,
      ...detailsOf(corridors[index]),
      kind: 'street',
      slug: streetSlug(road),
      slugs: [streetSlug(road)],
      streets: [road],
      of: corridors.length,
      district: null,
    }),
  )
  return [...corners, ...streets]
}

function detailsOf(of: StreetDetails | undefined): StreetDetails {
  const { minor = null, possible = null, spans = [], hours = [] } = of ?? {}
  return { minor, possible, spans, hours }
}

/** "High Street and International Boulevard". */
export const placeName = ({ streets }: Pick<CrashPlace, 'streets'>, locale: Locale) =>
  formatList(streets, locale)

/** So many of each kind are built as pages; the server draws every other. */
export const mostBuilt = { corner: 40, street: 20 } as const
