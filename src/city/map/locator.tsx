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
  /** A way that is drawn as a dotted line, from a place to the clinic. */
  way?: { from: MapPoint; to: MapPoint }
}

/** Units around what is shown. */
const margin = 30

/** The outline of the city as decoration, with what a page is about: its list or map says it in words. */
export function Locator({ map, shadeOf = () => 0, streets, way }: LocatorProps) {
  const [from, to] = way ? [way.from, way.to].map((point) => spotOf(map.projection, point)) : []
  const [left, top] = [Math.min(0, from?.x ?? 0), Math.min(0, from?.y ?? 0)]
  const [right, bottom] = [Math.max(map.width, from?.x ?? 0), Math.max(map.height, from?.y ?? 0)]
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
      {from && to ? (
        <>
          <path className="locator-way" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          <circle cx={from.x} cy={from.y} r="14" />
          <path className="locator-clinic" d={`M${to.x - 18} ${to.y}l18-18 18 18v18h-36z`} />
        </>
      ) : null}
    </svg>
  )
}
