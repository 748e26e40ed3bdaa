import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MapPoint, milesBetween } from '#city/distance.ts'
import { isOneMistakeFrom } from '#city/finder/one-mistake.ts'
import { cityFolder } from '#city/here/city.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import type { Crossing } from './crossings.ts'
import { placedCrossings } from './in-place.ts'
import { knownStreets, withTypeOf } from './known-streets.ts'
import { streetName } from './street-name.ts'

/** A line of `#city/here/intersections.csv`. */
export interface Row {
  streets: readonly [string, string]
  point: MapPoint
  district: number
  /** Of the City's named intersections; the others stand where reports that name both streets lie. */
  named: boolean
}

interface Candidate extends Crossing {
  named: boolean
}

/** Two spellings of one crossing lie no further apart, in miles. */
const sameCorner = 0.15
/** The City's own list puts them on one spot. */
const sameSpot = 0.03

const keyOf = (streets: readonly string[]) => streets.toSorted().join(' / ')

const commonest = (rows: readonly Row[]) => {
  const count = ({ point }: Row) =>
    rows.filter((row) => row.point.lat === point.lat && row.point.lon === point.lon).length
  return rows.toSorted((one, other) => count(other) - count(one))[0]
}

/** One row for each pair of streets: a named intersection, or the point that most of its rows have. */
function onePerPair(rows: readonly Row[]): Candidate[] {
  const written = new Set(rows.flatMap(({ streets }) => streets))
  const names = new Map([...written].map((street) => [street, streetName(street)]))
  const inFull = ({ streets }: Row) => streets.map((street) => names.get(street) ?? street)
  const pairs = Map.groupBy(rows, (row) => keyOf(inFull(row)))
  return [...pairs.values()].flatMap((same) => {
    const row = same.find(({ named }) => named) ?? commonest(same)
    if (!row) return []
    const [first = '', second = ''] = inFull(row).toSorted()
    return first === second ? [] : [{ ...row, streets: [first, second] as const }]
  })
}

/**
 * Leaves out a corner that stands in the table a second time, with one street written without its
 * type, with another type or with one letter wrong: the spelling that the table uses most stays.
 */
function withoutHastyNames(crossings: readonly Candidate[]): Candidate[] {
  const known = knownStreets(crossings)
  const isAlike = (one: string, other: string) => {
    const [base, otherBase] = [known(one).base, known(other).base]
    return base === otherBase || isOneMistakeFrom(base, otherBase)
  }
  // Hegenberger Place meets Hegenberger Road, and neither is the other's misspelling.
  const areNamesakes = ({ streets: [one, other] }: Crossing) => isAlike(one, other)
  const use = ({ streets: [one, other] }: Crossing) => known(one).count + known(other).count
  const taken = new Map<string, Candidate[]>()
  const takenOn = (street: string) => taken.get(street) ?? []
  for (const crossing of crossings.toSorted((one, other) => use(other) - use(one))) {
    const { streets, point, named } = crossing
    const standsAlready = [streets, streets.toReversed()].some(([street = '', shared = '']) =>
      takenOn(shared).some((other) => {
        const written = other.streets.find((name) => name !== shared) ?? shared
        const apart = named && other.named ? sameSpot : sameCorner
        return isAlike(street, written) && milesBetween(point, other.point) < apart
      }),
    )
    if (standsAlready && !areNamesakes(crossing)) continue
    for (const street of streets) taken.set(street, [...takenOn(street), crossing])
  }
  return [...new Set([...taken.values()].flat())]
}

/** Gives a street without a type the one of its namesake, where it is clear which is meant. */
function withTypes(crossings: readonly Candidate[]): Candidate[] {
  const inFull = withTypeOf(crossings)
  return crossings.map((crossing) => {
    const [first = '', second = ''] = crossing.streets.map(inFull).toSorted()
    return first === second ? crossing : { ...crossing, streets: [first, second] }
  })
}

/**
 * The crossings that the rows name, each once. What officers wrote in haste ("INTERNATIONA BL",
 * "HIGH" without "ST") is left out where the same corner also stands there written right.
 */
export function crossingsOf(rows: readonly Row[]): Crossing[] {
  const renamed = withTypes(withoutHastyNames(onePerPair(rows)))
  const once = Map.groupBy(renamed, ({ streets }) => keyOf(streets))
  return [...once.values()].flatMap((same) => {
    const best = same.find(({ named }) => named) ?? same[0]
    if (!best) return []
    const { streets, point, district } = best
    return [{ streets, point, district }]
  })
}

function parseRow(line: string): Row {
  const [first = '', second = '', , lat, lon, district, method] = line.split(',')
  return {
    streets: [first, second],
    point: { lat: Number(lat), lon: Number(lon) },
    district: Number(district),
    named: method === 'intersection',
  }
}

/** The rows of a table, under its line of headings. */
export const parseRows = (table: string): Row[] =>
  table.trim().split(/\r?\n/).slice(1).map(parseRow)

/** All rows; for the build, which runs in the project's folder. */
export const readRows = () =>
  parseRows(readFileSync(join(process.cwd(), cityFolder, 'intersections.csv'), 'utf8'))

/** The crossings of the table, those that stand in their place and the doubtful ones. */
export const readPlacedCrossings = readOnce(() => placedCrossings(crossingsOf(readRows())))

/** The crossings that stand in their place: no other is drawn, found or measured from. */
export const readCrossings = () => readPlacedCrossings().sure
