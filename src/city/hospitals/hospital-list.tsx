import { useEffect } from 'react'
import { moveHereMark } from '#city/map/here-mark.tsx'
import { milesSaid } from '#city/miles-said.ts'
import { byDistance, type Place } from '#city/place.ts'
import { Listing } from '#design/listing/listing.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { cityName } from '#site/city-name.ts'
import { forEverybody, type Hospital, type SignedHospital, signHospitals } from './hospital.ts'
import { HospitalEntry } from './hospital-entry.tsx'
import type { Words } from './words.en.ts'

type From = Pick<Place, 'name' | 'point'>

export interface HospitalListProps {
  locale: Locale
  words: Words
  /** The whole list: its order gives the letters. */
  hospitals: readonly Hospital[]
  /** Where the visitor is: the nearest comes first, with its distance. */
  from?: From | undefined
}

/** So many are shown before somebody asks for more. */
const nearest = 3

/** How far a hospital is; over water a straight line says too little. */
function distanceSaid(
  { miles, overWater }: { miles: number; overWater?: boolean | undefined },
  locale: Locale,
  words: Words,
) {
  return fill(overWater ? words.overWater : words.about, { miles: milesSaid(miles, locale) })
}

/**
 * Hospitals with an emergency department, the nearest three that take everybody marked as such. Never
 * stands in for the 911 line above it.
 */
export function HospitalList({ locale, words, hospitals, from }: HospitalListProps) {
  const signed = signHospitals(hospitals)
  const shown: readonly (SignedHospital & { miles?: number })[] = from
    ? byDistance(signed, from)
    : signed
  const near = new Set(
    forEverybody(shown)
      .slice(0, nearest)
      .map(({ id }) => id),
  )
  useEffect(() => moveHereMark(from), [from])
  return (
    <>
      <p className="fine-print">
        {from
          ? fill(words.order.from, { place: from.name })
          : fill(words.order.middle, { city: cityName })}{' '}
        {words.order.caution}
      </p>
      <Listing>
        {shown.map(({ miles, ...hospital }) => (
          <HospitalEntry
            key={hospital.id}
            locale={locale}
            words={words}
            hospital={hospital}
            isNear={near.has(hospital.id)}
            distance={
              miles === undefined
                ? undefined
                : distanceSaid({ miles, overWater: hospital.overWater }, locale, words)
            }
          />
        ))}
      </Listing>
    </>
  )
}
