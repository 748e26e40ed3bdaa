import type { MapPoint } from '#city/distance.ts'
import { spotOf } from '#city/map/layout-marks.ts'
import type { Projection } from '#city/map/projection.ts'
import './corner-dots.css'

export interface CornerDotsProps {
  corners: readonly MapPoint[]
  projection: Projection
}

/** A dot for each corner, all in one path: lines without length have round ends. */
export function CornerDots({ corners, projection }: CornerDotsProps) {
  const spots = corners.map((corner) => spotOf(projection, corner))
  const path = spots.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')
  return <path className="crash-corner-dots" d={path} />
}
