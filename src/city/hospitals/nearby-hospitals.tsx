import type { ReactNode } from 'react'
import { CityMap } from '#city/map/city-map.tsx'
import type { DrawnMap } from '#city/map/drawn-map.ts'
import { MapAndList } from '#city/map/map-and-list.tsx'
import type { Place } from '#city/place.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { hrefIfServed } from '#site/addresses.ts'
import { type Hospital, hospitalMarks, signHospitals } from './hospital.ts'
import { nearestHospitals } from './nearby-list.tsx'
import { hospitalWords } from './words.ts'

export interface NearbyHospitalsProps {
  locale: Locale
  /** The city whose page this is. */
  city: string
  /** Where the list measures from until a visitor says where. */
  home: Pick<Place, 'point'>
  /** The whole list: its order gives the letters. */
  hospitals: readonly Hospital[]
  map: DrawnMap
  /** The list itself. */
  children: ReactNode
}

/** The emergency departments near a place, in a list and on the map. */
export function NearbyHospitals({
  locale,
  city,
  home,
  hospitals,
  map,
  children,
}: NearbyHospitalsProps) {
  const words = hospitalWords[locale].nearby
  const nearest = nearestHospitals(hospitals, home)
  const directory = hrefIfServed('hospitals', locale)
  const marks = hospitalMarks(signHospitals(hospitals), (id) =>
    nearest.some((shown) => shown.id === id) ? `#${id}` : hrefIfServed('hospitals', locale, id),
  )
  return (
    <section className="nearby-hospitals">
      <h2>{fill(words.heading, { place: city })}</h2>
      <MapAndList
        locale={locale}
        map={
          <CityMap
            map={map}
            locale={locale}
            label={fill(words.mapLabel, { place: city })}
            marks={marks}
            clinic
          />
        }
      >
        {children}
        {directory ? (
          <p>
            <a href={directory}>{words.all}</a>
          </p>
        ) : null}
      </MapAndList>
    </section>
  )
}
