import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'
import type { DrawnMap } from './drawn-map.ts'
import { spotOf } from './layout-marks.ts'
import './clinic-on-locator.css'
import { mapWords } from './words.ts'

/** Where the clinic lies, in units of the map. */
export function doorOf(map: DrawnMap) {
  const { latitude, longitude } = clinic.coordinates
  return spotOf(map.projection, { lat: latitude, lon: longitude })
}

/** The house of the clinic on the outline of the city, with its name to the left, where the bay is. */
export function ClinicOnLocator({ map, locale }: { map: DrawnMap; locale: Locale }) {
  const { x, y } = doorOf(map)
  return (
    <>
      <path className="locator-clinic" d={`M${x - 18} ${y}l18-18 18 18v18h-36z`} />
      <text x={x - 30} y={y + 12} textAnchor="end">
        {mapWords[locale].clinic}
      </text>
    </>
  )
}
