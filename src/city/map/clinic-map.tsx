import { clinic } from '#clinic'
import type { DrawnMap } from './drawn-map.ts'
import { spotOf } from './layout-marks.ts'
import { placeStreetNames } from './street-names.ts'
import './clinic-map.css'

/** What is seen around the door, in units of the map: some 15,000 by 9,000 feet. */
const size = { width: 150, height: 90 } as const

/** Size of the letters, as the sheet has it. */
const em = 5.4

/** The streets around the clinic, as decoration: address and way stand beside it in words. */
export function ClinicMap({ map }: { map: DrawnMap }) {
  const { latitude, longitude } = clinic.coordinates
  const door = spotOf(map.projection, { lat: latitude, lon: longitude })
  const pin = { x: door.x, y: door.y - 7, radius: 7 }
  const frame = { x: door.x - size.width / 2, y: door.y - size.height / 2, ...size }
  return (
    <svg
      className="clinic-map no-print"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Object.entries(map.districts).map(([district, { path }]) => (
        <path key={district} className="clinic-map-land" d={path} />
      ))}
      <path className="clinic-map-lake" d={map.lake} />
      {map.streets.map(({ name, path }) => (
        <path key={name} id={`street-${name.replaceAll(' ', '-')}`} d={path} />
      ))}
      {placeStreetNames(map.streets, [pin], frame, em).map(({ name, from }) => (
        <text key={name} dy="-1.6">
          <textPath href={`#street-${name.replaceAll(' ', '-')}`} startOffset={from}>
            {name}
          </textPath>
        </text>
      ))}
      <path className="clinic-map-door" d={`M${door.x} ${door.y}l-5-7a6 6 0 1 1 10 0z`} />
    </svg>
  )
}
