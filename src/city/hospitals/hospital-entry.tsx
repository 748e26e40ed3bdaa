import { WaysTo } from '#city/ways-to.tsx'
import { QuietBadge } from '#design/badge/quiet-badge.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { writtenTelLink } from '#site/contact-links.ts'
import type { SignedHospital } from './hospital.ts'
import { hospitalWords } from './words.ts'
import './hospital-entry.css'

export interface HospitalEntryProps {
  locale: Locale
  hospital: SignedHospital
  /** How far it is, and from where, in words. */
  distance?: string | undefined
}

function Badges({
  locale,
  hospital: { trauma, traumaFor, dayAndNight, unconfirmed },
}: HospitalEntryProps) {
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
        <QuietBadge key={fact}>{fact}</QuietBadge>
      ))}
    </p>
  )
}

function Facts({ locale, hospital: { address, phone, trauma }, distance }: HospitalEntryProps) {
  const words = hospitalWords[locale]
  const { listing } = sharedWords[locale]
  return (
    <dl>
      {distance === undefined ? null : (
        <div>
          <dt>{words.distance}</dt>
          <dd>{distance}</dd>
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

/** A hospital in a list: letter, kind, where it is, how to call and how to get there. */
export function HospitalEntry({ locale, hospital, distance }: HospitalEntryProps) {
  const { id, sign, name, system, trauma, traumaFor, note } = hospital
  const kinds = [
    'hospital',
    trauma ? 'is-trauma' : '',
    traumaFor === 'children' ? 'is-for-children' : '',
  ]
  return (
    <li id={id} className={kinds.filter(Boolean).join(' ')} data-sign={sign}>
      <h3>
        <span className="hospital-sign">
          <span className="vh">{fill(hospitalWords[locale].sign, { sign })}</span>
          <span aria-hidden="true">{sign}</span>
        </span>
        {name}
      </h3>
      <p>{system}</p>
      <Badges locale={locale} hospital={hospital} />
      <Facts locale={locale} hospital={hospital} distance={distance} />
      {note ? <p>{note[locale]}</p> : null}
      <WaysTo locale={locale} name={name} place={hospital} />
    </li>
  )
}
