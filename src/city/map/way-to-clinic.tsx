import type { MapPoint } from '#city/distance.ts'
import { clinic } from '#clinic'
import type { DrawnMap } from './drawn-map.ts'
import { spotOf } from './layout-marks.ts'
import { Locator } from './locator.tsx'
import './way-to-clinic.css'

/** The outline of the city with a dotted line from a place to the clinic, as decoration. */
export function WayToClinic({ map, from }: { map: DrawnMap; from: MapPoint }) {
  const { latitude, longitude } = clinic.coordinates
  const start = spotOf(map.projection, from)
  const door = spotOf(map.projection, { lat: latitude, lon: longitude })
  return (
    <Locator map={map} alsoSeen={from}>
      <path className="way-line" d={`M${start.x} ${start.y}L${door.x} ${door.y}`} />
      <circle className="way-from" cx={start.x} cy={start.y} r="14" />
      <path className="way-clinic" d={`M${door.x - 18} ${door.y}l18-18 18 18v18h-36z`} />
    </Locator>
  )
}
