import { milesSaid } from '#city/miles-said.ts'
import { byDistance, type Place } from '#city/place.ts'
import { Listing } from '#design/listing/listing.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { cityName } from '#site/city-name.ts'
import { type Hospital, type SignedHospital, signHospitals } from './hospital.ts'
import { HospitalEntry } from './hospital-entry.tsx'
import { hospitalWords } from './words.ts'

type From = Pick<Place, 'name' | 'point'>

export interface HospitalListProps {
  locale: Locale
  /** The whole list: its order gives the letters. */
  hospitals: readonly Hospital[]
  /** Where the visitor is: the nearest comes first, with its distance. */
  from?: From | undefined
}

/** Hospitals with an emergency department. Never stands in for the 911 line above it. */
export function HospitalList({ locale, hospitals, from }: HospitalListProps) {
  const words = hospitalWords[locale]
  const signed = signHospitals(hospitals)
  const shown: readonly (SignedHospital & { miles?: number })[] = from
    ? byDistance(signed, from)
    : signed
  return (
    <>
      <p className="fine-print">
        {from
          ? fill(words.order.from, { place: from.name })
          : fill(words.order.middle, { city: cityName })}{' '}
        {words.order.caution}
      </p>
      <Listing>
        {shown.map((hospital) => (
          <HospitalEntry
            key={hospital.id}
            locale={locale}
            hospital={hospital}
            distance={
              hospital.miles === undefined
                ? undefined
                : fill(words.about, { miles: milesSaid(hospital.miles, locale) })
            }
          />
        ))}
      </Listing>
    </>
  )
}
