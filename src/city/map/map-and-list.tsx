import type { ReactNode } from 'react'
import type { Locale } from '#language/locales.ts'
import { mapWords } from './words.ts'
import './lettered-marks.css'
import './map-and-list.css'
import './numbered-marks.css'

export interface MapAndListProps {
  locale: Locale
  map: ReactNode
  /** The list, whose entries have the signs of the map; a finder above it comes with it. */
  children: ReactNode
}

const anchor = 'on-the-map'

/** A list with its map beside it; on a phone the list comes first, and leads to the map below it. */
export function MapAndList({ locale, map, children }: MapAndListProps) {
  return (
    <div className="map-and-list mapped">
      <div>
        <p className="to-the-map no-print">
          <a href={`#${anchor}`}>{mapWords[locale].toTheMap}</a>
        </p>
        {children}
      </div>
      <div id={anchor}>{map}</div>
    </div>
  )
}
