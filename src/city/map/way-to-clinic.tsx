import type { MapPoint } from '#city/distance.ts'
import type { Locale } from '#language/locales.ts'
import { ClinicOnLocator, doorOf } from './clinic-on-locator.tsx'
import type { DrawnMap } from './drawn-map.ts'
import { spotOf } from './layout-marks.ts'
import { Locator } from './locator.tsx'
import './way-to-clinic.css'

export interface WayToClinicProps {
  map: DrawnMap
  locale: Locale
  from: MapPoint
  /** What people call the place, already in the page's language. */
  name: string
}

/** From the middle of a place to its name, which stands on the side away from the clinic. */
const [aboveIt, belowIt] = [-28, 50]

/** The outline of the city with a dotted line from a place to the clinic, as decoration. */
export function WayToClinic({ map, locale, from, name }: WayToClinicProps) {
  const start = spotOf(map.projection, from)
  const door = doorOf(map)
  return (
    <Locator map={map} alsoSeen={from}>
      <path className="way-line" d={`M${start.x} ${start.y}L${door.x} ${door.y}`} />
      <circle className="way-from" cx={start.x} cy={start.y} r="14" />
      <text x={start.x} y={start.y + (start.y < door.y ? aboveIt : belowIt)} textAnchor="middle">
        {name}
      </text>
      <ClinicOnLocator map={map} locale={locale} />
    </Locator>
  )
}
