import {
  forEverybody,
  type Hospital,
  hospitalMarks,
  signHospitals,
} from '#directories/hospitals/hospital.ts'
import { HospitalEntry } from '#directories/hospitals/hospital-entry.tsx'
import { hospitalWords } from '#directories/hospitals/words.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import type { DrawnMap } from '#places/map/drawn-map.ts'
import { OaklandMap } from '#places/map/oakland-map.tsx'
import { milesSaid } from '#places/miles-said.ts'
import { byDistance, type Place } from '#places/place.ts'
import { href } from '#site/addresses.ts'
import { type MapPoint, milesBetween } from '#site/distance.ts'
import { Listing } from '#ui/listing/listing.tsx'
import './nearby-hospitals.css'

export interface NearbyHospitalsProps {
  locale: Locale
  /** The city whose page this is. */
  city: string
  /** Where distances are measured from: a hospital of the city, or our door. */
  from: Pick<Place, 'name' | 'point'>
  /** The whole list: its order gives the letters. */
  hospitals: readonly Hospital[]
  map: DrawnMap
  /** Left out where distances are measured from the clinic itself. */
  clinic?: MapPoint
}

/** So many stand on the page of a city; the directory has them all. */
const shownAtMost = 3

/** The emergency departments nearest to a place, on the map and in a list, and the way to the clinic. */
export function NearbyHospitals({
  locale,
  city,
  from,
  hospitals,
  map,
  clinic,
}: NearbyHospitalsProps) {
  const words = hospitalWords[locale].nearby
  const signed = signHospitals(hospitals)
  const nearest = byDistance(forEverybody(signed), from).slice(0, shownAtMost)
  const marks = hospitalMarks(signed, (id) =>
    nearest.some((shown) => shown.id === id) ? `#${id}` : href('hospitals', locale, id),
  )
  return (
    <section className="nearby-hospitals mapped">
      <div>
        <h2>{fill(words.heading, { place: city })}</h2>
        <p>
          {fill(words.measured, { place: from.name })}{' '}
          {clinic
            ? fill(words.clinic, { miles: milesSaid(milesBetween(from.point, clinic), locale) })
            : null}
        </p>
        <OaklandMap
          map={map}
          locale={locale}
          label={fill(words.mapLabel, { place: city })}
          marks={marks}
          clinic
        />
      </div>
      <div>
        <Listing>
          {nearest.map((hospital) => (
            <HospitalEntry
              key={hospital.id}
              locale={locale}
              hospital={hospital}
              distance={
                // The one that is measured from is where it is.
                hospital.miles === 0
                  ? undefined
                  : fill(words.from, {
                      miles: milesSaid(hospital.miles, locale),
                      place: from.name,
                    })
              }
            />
          ))}
        </Listing>
        <p>
          <a href={href('hospitals', locale)}>{words.all}</a>
        </p>
      </div>
    </section>
  )
}
