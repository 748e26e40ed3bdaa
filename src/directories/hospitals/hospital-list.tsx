import {
  type Hospital,
  type SignedHospital,
  signHospitals,
} from '#directories/hospitals/hospital.ts'
import { hospitalWords } from '#directories/hospitals/words.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { sharedWords } from '#i18n/words.ts'
import { milesSaid } from '#places/miles-said.ts'
import { byDistance, type Place } from '#places/place.ts'
import { WaysTo } from '#places/ways-to.tsx'
import { writtenTelLink } from '#site/contact-links.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Listing } from '#ui/listing/listing.tsx'
import './hospital-list.css'

type From = Pick<Place, 'name' | 'point'>

export interface HospitalListProps {
  locale: Locale
  /** The whole list: its order gives the letters. */
  hospitals: readonly Hospital[]
  /** Where the visitor is: the nearest comes first, with its distance. */
  from?: From | undefined
}

interface EntryProps {
  locale: Locale
  hospital: SignedHospital & { miles?: number }
}

function Badges({ locale, hospital: { trauma, traumaFor, dayAndNight, unconfirmed } }: EntryProps) {
  const words = hospitalWords[locale]
  const shown = [
    trauma ? words.traumaFor[traumaFor ?? 'unsaid'] : '',
    dayAndNight ? words.dayAndNight : '',
    unconfirmed ? words.unconfirmed : '',
  ].filter(Boolean)
  if (shown.length === 0) return null
  return (
    <p className="hospital-badges">
      {shown.map((fact) => (
        <Badge key={fact} tone="quiet">
          {fact}
        </Badge>
      ))}
    </p>
  )
}

function Facts({ locale, hospital: { address, phone, trauma, miles } }: EntryProps) {
  const words = hospitalWords[locale]
  const { listing } = sharedWords[locale]
  return (
    <dl>
      {miles === undefined ? null : (
        <div>
          <dt>{words.distance}</dt>
          <dd>{fill(words.about, { miles: milesSaid(miles, locale) })}</dd>
        </div>
      )}
      <div>
        <dt>{listing.address}</dt>
        <dd>{address}</dd>
      </div>
      <div>
        <dt>{listing.phone}</dt>
        <dd>{phone ? <a href={writtenTelLink(phone)}>{phone}</a> : words.noPhone}</dd>
      </div>
      {trauma ? (
        <div>
          <dt>{words.level}</dt>
          <dd>{trauma[locale]}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/** Hospitals with an emergency department. Never stands in for the 911 line above it. */
export function HospitalList({ locale, hospitals, from }: HospitalListProps) {
  const words = hospitalWords[locale]
  const signed = signHospitals(hospitals)
  const shown: readonly EntryProps['hospital'][] = from ? byDistance(signed, from) : signed
  return (
    <>
      <p className="fine-print">
        {from ? fill(words.order.from, { place: from.name }) : words.order.middle}{' '}
        {words.order.caution}
      </p>
      <Listing>
        {shown.map((hospital) => {
          const { id, sign, name, system, trauma, traumaFor, note } = hospital
          return (
            <li
              key={id}
              id={id}
              className={`hospital${trauma ? ' is-trauma' : ''}${traumaFor === 'children' ? ' is-for-children' : ''}`}
              data-sign={sign}
            >
              <h3>
                <span className="hospital-sign">
                  <span className="vh">{fill(words.sign, { sign })}</span>
                  <span aria-hidden="true">{sign}</span>
                </span>
                {name}
              </h3>
              <p>{system}</p>
              <Badges locale={locale} hospital={hospital} />
              <Facts locale={locale} hospital={hospital} />
              {note ? <p>{note[locale]}</p> : null}
              <WaysTo locale={locale} name={name} place={hospital} />
            </li>
          )
        })}
      </Listing>
    </>
  )
}
