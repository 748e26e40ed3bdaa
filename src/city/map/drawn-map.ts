import type { District } from '#city/here/city.ts'
import type { Projection } from './projection.ts'

/**
 * The shape of `#city/here/map.json`: the city as a drawing, made by `scripts/draw-map.ts`. For
 * looking at, not for measuring. One unit is about 100 feet, north is up.
 */
export interface DrawnMap {
  source: string
  width: number
  height: number
  projection: Projection
  /** Closed rings, and where a number has most room. */
  districts: Readonly<Record<District, { path: string; middle: readonly [number, number] }>>
  /** The shore of the lake inside the city. */
  lake: string
  /** Main streets by name, as open lines. */
  streets: readonly { name: string; path: string }[]
}
