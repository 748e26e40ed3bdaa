import { WaysTo } from '#city/ways-to.tsx'
import { QuietBadge } from '#design/badge/quiet-badge.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { writtenTelLink } from '#site/phone-numbers.ts'
import type { SignedHospital } from './hospital.ts'
import type { Words } from './words.en.ts'
import './hospital-entry.css'

export interface HospitalEntryProps {
  locale: Locale
  words: Words
  hospital: SignedHospital
  /** How far it is, and from where, in words. */
  distance?: string | undefined
  /** Whether it is among the nearest of a longer list. */
  isNear?: boolean
}

/** What a hospital is for, and what is not known of it. */
function Badges({
  locale,
  words,
  hospital: { births, dayAndNight, onlyFor, trauma, unconfirmed },
}: HospitalEntryProps) {
  const shown = [
    trauma ? fill(words.trauma, { level: trauma[locale] }) : '',
    onlyFor === 'children' ? words.show.children : '',
    births ? words[births.confirmedBy ? 'births' : 'birthsUnconfirmed'] : '',
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

function Facts({ words, hospital: { address, phone }, distance }: HospitalEntryProps) {
  return (
    <p className="hospital-facts">
      <span>{phone ? <a href={writtenTelLink(phone)}>{phone}</a> : words.noPhone}</span>
      <span>{address}</span>
      {distance === undefined ? null : <span>{distance}</span>}
    </p>
  )
}

/** A hospital in a list: letter, kind, where it is, how to call and how to get there. */
export function HospitalEntry({ locale, words, hospital, distance, isNear }: HospitalEntryProps) {
  const { births, id, sign, name, trauma, traumaFor, note } = hospital
  const kinds = [
    'hospital',
    trauma ? 'is-trauma' : '',
    traumaFor === 'children' ? 'is-for-children' : '',
    births ? 'is-for-births' : '',
    isNear ? 'is-near' : '',
  ]
  return (
    <li id={id} className={kinds.filter(Boolean).join(' ')} data-sign={sign}>
      <h3>
        <span className="hospital-sign">
          <span className="vh">{fill(words.sign, { sign })}</span>
          <span aria-hidden="true">{sign}</span>
        </span>
        {name}
      </h3>
      <Badges locale={locale} words={words} hospital={hospital} />
      <Facts locale={locale} words={words} hospital={hospital} distance={distance} />
      {note ? <p>{note[locale]}</p> : null}
      <WaysTo locale={locale} name={name} place={hospital} />
    </li>
  )
}
