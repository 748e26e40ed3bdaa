import type { District } from '#city/here/city.ts'
import type { Projection } from '#city/map/projection.ts'

interface DistrictOutline {
  /** An SVG path of closed rings. Neighbours share their borders to the decimal. */
  path: string
  /** Where a number has most room. */
  middle: readonly [x: number, y: number]
}

/**
 * The shape of `#city/here/districts.json`: a drawing of the districts without the water, made
 * by `scripts/draw-districts.ts`. For looking at, not for measuring.
 */
export interface Outlines {
  source: string
  /** For `viewBox="0 0 width height"`; one unit is about 100 feet, north is up. */
  width: number
  height: number
  /** From degrees to units. */
  projection: Projection
  districts: Readonly<Record<District, DistrictOutline>>
}
