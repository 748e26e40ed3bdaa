import type { ReactNode } from 'react'
import type { MapPoint } from '#city/distance.ts'
import { type District, districts, streetOfTheLine } from '#city/here/city.ts'
import type { DrawnMap } from './drawn-map.ts'
import { spotOf } from './layout-marks.ts'
import './locator.css'

/** How dark a district is, from pale to dark. */
export type Shade = 0 | 1 | 2 | 3 | 4

export interface LocatorProps {
  map: DrawnMap
  shadeOf?: (district: District) => Shade
  /** The main streets, as lights of the city; the one of the line as the line. */
  streets?: boolean
  /** Each district has its number. */
  numbered?: boolean
  /** A place outside of the city that is to be seen too. */
  alsoSeen?: MapPoint
  /** Drawn over the city. */
  children?: ReactNode
}

/** Units around what is shown. */
const margin = 30

/** The outline of the city as decoration, with what a page is about: its list or map says it in words. */
export function Locator({
  map,
  shadeOf = () => 0,
  streets,
  numbered,
  alsoSeen,
  children,
}: LocatorProps) {
  const { x, y } = alsoSeen ? spotOf(map.projection, alsoSeen) : { x: 0, y: 0 }
  const [left, top] = [Math.min(0, x), Math.min(0, y)]
  const [right, bottom] = [Math.max(map.width, x), Math.max(map.height, y)]
  return (
    <svg
      className="locator no-print"
      viewBox={[left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin]
        .map(Math.round)
        .join(' ')}
      aria-hidden="true"
    >
      {districts.map((district) => (
        <path
          key={district}
          className={`locator-${shadeOf(district)}`}
          d={map.districts[district].path}
        />
      ))}
      {streets
        ? map.streets.map(({ name, path }) => (
            <path
              key={name}
              className={name === streetOfTheLine ? 'locator-line' : 'locator-street'}
              d={path}
            />
          ))
        : null}
      {numbered
        ? districts.map((district) => {
            const [middleX, middleY] = map.districts[district].middle
            return (
              <text
                key={district}
                className={`locator-on-${shadeOf(district)}`}
                x={middleX}
                y={middleY}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {district}
              </text>
            )
          })
        : null}
      {children}
    </svg>
  )
}
