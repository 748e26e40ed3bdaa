import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Intersection } from '#city/crash-figures/streets.ts'
import { cityFolder } from '#city/here/city.ts'
import { toCsv } from '#language/records/csv.ts'
import type { DoubtfulCrossing, PlacedCrossings } from './in-place.ts'

/** Where the list of doubtful corners lies, for who wants to mend `intersections.csv`. */
export const doubtfulFile = 'doubtful-corners.csv'

/** The corners that are not in their place, the furthest off first. */
export function doubtfulCsv(doubtful: readonly DoubtfulCrossing[]) {
  const rows = doubtful
    .toSorted(
      (one, other) =>
        other.feetOff - one.feetOff || (one.streets.join() < other.streets.join() ? -1 : 1),
    )
    .map(({ streets: [one, other], point, feetOff }) => [one, other, point.lat, point.lon, feetOff])
  return toCsv([['street', 'other_street', 'latitude', 'longitude', 'feet_off'], ...rows])
}

/** What is wrong with the list, and with the corners of the crash figures; empty when nothing is. */
export function cornerFaults(
  { sure, doubtful }: PlacedCrossings,
  list: string,
  { intersections }: { intersections: readonly Intersection[] },
): string[] {
  const places = new Map(sure.map(({ streets, point }) => [streets.join(' and '), point]))
  const misplaced = intersections.flatMap(({ roads, lat, lon }) => {
    const name = roads.join(' and ')
    const point = places.get(name)
    const isRight =
      lat === null || lon === null ? point === undefined : point?.lat === lat && point.lon === lon
    return isRight ? [] : [name]
  })
  return [
    ...(list === doubtfulCsv(doubtful)
      ? []
      : [`${cityFolder}/${doubtfulFile}: not what intersections.csv gives. Run the import again`]),
    ...(misplaced.length > 0
      ? [
          `${cityFolder}/streets.json: drawn where their streets do not lead, or not drawn although they do: ${misplaced.join(', ')}. Run the import again`,
        ]
      : []),
  ]
}

/** The list in the project; for the build and for commands, which run in the project's folder. */
export const readDoubtfulList = () =>
  readFileSync(join(process.cwd(), cityFolder, doubtfulFile), 'utf8')
