import type { MapPoint } from '#city/distance.ts'
import type { Spot } from '#city/map/frame.ts'
import { spotOf } from '#city/map/layout-marks.ts'
import type { Projection } from '#city/map/projection.ts'
import './corner-dots.css'

export interface CornerDotsProps {
  corners: readonly MapPoint[]
  projection: Projection
}

/** A dot is wider than this many units of the map: nobody sees where in them it lies. */
const grain = 2

/** Lines without length, whose round ends are dots: row by row, each from the last, in few letters. */
function dotsAt(spots: readonly Spot[]) {
  const inRows = spots
    .map(({ x, y }) => ({ x: Math.round(x / grain), y: Math.round(y / grain) }))
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
  return inRows
    .map(({ x, y }, index) => {
      const last = inRows[index - 1] ?? { x: 0, y: 0 }
      return `m${x - last.x} ${y - last.y}h0`
    })
    .join('')
}

/** A dot for each corner, all in one path. */
export function CornerDots({ corners, projection }: CornerDotsProps) {
  const spots = corners.map((corner) => spotOf(projection, corner))
  return <path className="crash-corner-dots" transform={`scale(${grain})`} d={dotsAt(spots)} />
}
