import { hospitalWords } from '#directories/hospitals/words.ts'
import type { Bilingual, Locale } from '#i18n/locales.ts'
import { sharedWords } from '#i18n/words.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Listing } from '#ui/listing/listing.tsx'

export interface HospitalListProps {
  locale: Locale
  hospitals: readonly {
    id: string
    name: string
    system: string
    address: string
    phone: string | null
    trauma: Bilingual | null
    district: string | number | null
    note?: Bilingual | undefined
  }[]
}

/** Hospitals with an emergency department. Never stands in for the 911 card above it. */
export function HospitalList({ locale, hospitals }: HospitalListProps) {
  const words = hospitalWords[locale]
  const { listing } = sharedWords[locale]
  return (
    <Listing>
      {hospitals.map(({ id, name, system, address, phone, trauma, district, note }) => (
        <li key={id} id={id}>
          <h3>{name}</h3>
          <p>{system}</p>
          {trauma ? (
            <p>
              <Badge>
                {words.trauma}: {trauma[locale]}
              </Badge>
            </p>
          ) : null}
          <dl>
            <div>
              <dt>{listing.address}</dt>
              <dd>{address}</dd>
            </div>
            {phone ? (
              <div>
                <dt>{listing.phone}</dt>
                <dd>
                  <a href={`tel:+1${phone.replace(/\D/g, '').slice(-10)}`}>{phone}</a>
                </dd>
              </div>
            ) : null}
            {district ? (
              <div>
                <dt>{words.district}</dt>
                <dd>{district}</dd>
              </div>
            ) : null}
          </dl>
          {note ? <p>{note[locale]}</p> : null}
        </li>
      ))}
    </Listing>
  )
}
