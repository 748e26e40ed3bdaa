import {
  type Hospital,
  type SignedHospital,
  signHospitals,
} from '#directories/hospitals/hospital.ts'
import { HospitalEntry } from '#directories/hospitals/hospital-entry.tsx'
import { hospitalWords } from '#directories/hospitals/words.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { milesSaid } from '#places/miles-said.ts'
import { byDistance, type Place } from '#places/place.ts'
import { Listing } from '#ui/listing/listing.tsx'

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
        {from ? fill(words.order.from, { place: from.name }) : words.order.middle}{' '}
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
