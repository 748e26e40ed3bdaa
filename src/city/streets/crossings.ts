import type { MapPoint } from '#city/distance.ts'
import { crossingsBegin as corner } from '#city/here/city.ts'

/** Where two streets meet. */
export interface Crossing {
  /** In alphabetical order: "High Street", "International Boulevard". */
  streets: readonly [string, string]
  point: MapPoint
  /** The council district. */
  district: number
}

/** Crossings as they travel to a browser: 25 kB of brotli for some 4,000. */
export interface PackedCrossings {
  /** In alphabetical order. */
  streets: readonly string[]
  /**
   * For each street the crossings of which it is the first, four numbers each: the second street as
   * an index, ten-thousandths of a degree north and west of the corner where they begin, and the district.
   */
  crossings: readonly (readonly number[])[]
  /** The two streets of each corner whose place is doubtful, as indexes, one after the other. */
  doubtful: readonly number[]
}

/** Ten-thousandths of a degree: some 10 m, less than the width of a crossing. */
const fineness = 10_000

export function packCrossings(
  crossings: readonly Crossing[],
  doubtful: readonly Pick<Crossing, 'streets'>[] = [],
): PackedCrossings {
  const written = [...crossings, ...doubtful].flatMap((crossing) => crossing.streets)
  const streets = [...new Set(written)].toSorted()
  const indexes = new Map(streets.map((street, index) => [street, index]))
  const packed = streets.map((): number[] => [])
  for (const { streets: names, point, district } of crossings) {
    const [first = 0, second = 0] = names.map((name) => indexes.get(name))
    const north = Math.round((point.lat - corner.lat) * fineness)
    const west = Math.round((corner.lon - point.lon) * fineness)
    packed[first]?.push(second, north, west, district)
  }
  return {
    streets,
    crossings: packed,
    doubtful: doubtful.flatMap((crossing) =>
      crossing.streets.map((name) => indexes.get(name) ?? 0),
    ),
  }
}

/** The streets of each corner whose place is doubtful. */
export const unpackDoubtful = ({ streets, doubtful }: PackedCrossings) =>
  Array.from({ length: doubtful.length / 2 }, (_, place): Crossing['streets'] => {
    const [first = 0, second = 0] = doubtful.slice(place * 2, place * 2 + 2)
    return [streets[first] ?? '', streets[second] ?? '']
  })

export function unpackCrossings({ streets, crossings }: PackedCrossings): Crossing[] {
  return crossings.flatMap((numbers, index) => {
    const first = streets[index] ?? ''
    return Array.from({ length: numbers.length / 4 }, (_, place): Crossing => {
      const [second = 0, north = 0, west = 0, district = 0] = numbers.slice(
        place * 4,
        place * 4 + 4,
      )
      const point = { lat: corner.lat + north / fineness, lon: corner.lon - west / fineness }
      return { streets: [first, streets[second] ?? ''], point, district }
    })
  })
}

/** Where the packed crossings are fetched from. */
export const crossingsAddress = '/places/crossings.json'
