import { type MapPoint, milesBetween } from '#city/distance.ts'
import { milesSaid } from '#city/miles-said.ts'
import { byDistance, type Place } from '#city/place.ts'
import { Listing } from '#design/listing/listing.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { forEverybody, type Hospital, signHospitals } from './hospital.ts'
import { HospitalEntry } from './hospital-entry.tsx'
import type { Words } from './words.en.ts'

type From = Pick<Place, 'name' | 'point'>

/** So many stand on the page of a place; the directory has them all. */
const shownAtMost = 3

/** The hospitals nearest to a point that take everybody, under the letters of the whole list. */
export const nearestHospitals = (hospitals: readonly Hospital[], from: Pick<Place, 'point'>) =>
  byDistance(forEverybody(signHospitals(hospitals)), from).slice(0, shownAtMost)

export interface NearbyListProps {
  locale: Locale
  words: Words
  /** The whole list: its order gives the letters. */
  hospitals: readonly Hospital[]
  /** Where the page measures from: a hospital of its city, or our door. */
  home: From
  /** Where the visitor is. What is nearest to `home` stays, because the map leads to it. */
  visitor?: From | undefined
  /** Left out where distances are measured from the clinic itself. */
  clinic?: MapPoint | undefined
}

/** The emergency departments nearest to the visitor, or to the place that a page is about. */
export function NearbyList({
  locale,
  words: hospitalWords,
  hospitals,
  home,
  visitor,
  clinic,
}: NearbyListProps) {
  const words = hospitalWords.nearby
  const from = visitor ?? home
  const shown = new Set(
    [from, home].flatMap((place) => nearestHospitals(hospitals, place).map(({ id }) => id)),
  )
  return (
    <>
      <p>
        {fill(words.measured, { place: from.name })}{' '}
        {clinic
          ? fill(words.clinic, { miles: milesSaid(milesBetween(from.point, clinic), locale) })
          : null}{' '}
        {hospitalWords.notCounted}
      </p>
      <Listing>
        {byDistance(signHospitals(hospitals), from)
          .filter(({ id }) => shown.has(id))
          .map((hospital) => (
            <HospitalEntry
              key={hospital.id}
              locale={locale}
              words={hospitalWords}
              hospital={hospital}
              distance={
                // The one that is measured from is where it is.
                hospital.miles === 0
                  ? undefined
                  : fill(words.from, { miles: milesSaid(hospital.miles, locale), place: from.name })
              }
            />
          ))}
      </Listing>
    </>
  )
}
