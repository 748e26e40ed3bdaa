import type { MapPoint } from '#city/distance.ts'
import { edgeOf, type Frame, isInside, type Spot, type Wind, windTo } from './frame.ts'
import { type Projection, pointOnMap } from './projection.ts'
import { spreadMarks } from './spread-marks.ts'

/** What a mark stands for; it decides its shape. */
export type MarkKind = 'hospital' | 'trauma' | 'place' | 'clinic'

/** A place that is marked, and that the list beside the map names by the same sign. */
export interface MapMark {
  kind: MarkKind
  /** A letter or a number. */
  sign: string
  name: string
  /** The entry of the list: `#highland`. */
  href: string
  point: MapPoint
}

export interface LaidMark {
  mark: MapMark
  /** The place itself. */
  place: Spot
  /** The middle of the sign, beside its place where two would lie on one another. */
  at: Spot
  /** How far from there a press still counts, in units of the map. */
  reach: number
  /** Where it lies, when that is not on the map: the sign is at the edge. */
  outside: Wind | undefined
}

/** In letters: a sign of 24 px and a reach of 44 px, where a letter is 13 px. */
const [apart, longestReach] = [2.15, 1.7]

/** How far from the edge signs for places outside stand, in letters. */
export const edgeInset = 1.5

export const spotOf = (projection: Projection, { lat, lon }: MapPoint): Spot =>
  pointOnMap({ projection }, { latitude: lat, longitude: lon })

/** Signs for all places: none on another, those outside at the edge nearest to them. */
export function layoutMarks(
  marks: readonly MapMark[],
  projection: Projection,
  frame: Frame,
  em: number,
): LaidMark[] {
  const places = marks.map(({ point }) => spotOf(projection, point))
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
  const shown = places.map((place) =>
    isInside(place, frame) ? place : edgeOf(place, frame, edgeInset * em),
  )
  const spread = spreadMarks(shown, frame, apart * em)
  return marks.map((mark, index) => {
    const place = places[index] ?? middle
    const at = spread[index] ?? middle
    const nearest = Math.min(
      ...spread.filter((other) => other !== at).map(({ x, y }) => Math.hypot(x - at.x, y - at.y)),
    )
    return {
      mark,
      place,
      at,
      reach: Math.round(Math.min(nearest / 2, longestReach * em)),
      outside: isInside(place, frame) ? undefined : windTo(middle, place),
    }
  })
}
