import type { ReactNode } from 'react'
import { byDistance, type Place } from '#city/place.ts'
import { clinic } from '#clinic'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { cityName } from '#site/city-name.ts'
import { officeLine } from '#site/contact-links.ts'
import { unbroken } from '#site/phone-numbers.ts'
import { forEverybody, type Hospital } from './hospital.ts'
import { hospitalWords } from './words.ts'
import './wallet-card.css'

export interface WalletCardProps {
  locale: Locale
  /** The nearest to the middle of the city first. */
  hospitals: readonly Hospital[]
  from?: Pick<Place, 'name' | 'point'> | undefined
}

/** So many stand on the card besides the trauma centers. */
const roomFor = 2

const streetOf = ({ address }: Hospital) => address.split(', ').slice(0, 2).join(', ')

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <small>{label}</small>
      {children}
    </p>
  )
}

const inShort = (hospital: Hospital) => (
  <span key={hospital.id}>
    <b>{hospital.name}</b>, {streetOf(hospital)} {hospital.phone ? unbroken(hospital.phone) : null}
  </span>
)

/** Whom to call, on a card to print and carry: 911, the trauma centers of the city, two more, the clinic. */
export function WalletCard({ locale, hospitals, from }: WalletCardProps) {
  const { card } = hospitalWords[locale]
  const nearest = from ? byDistance(hospitals, from) : hospitals
  const centerFor = (whom: Hospital['traumaFor']) =>
    nearest.filter(({ traumaFor }) => traumaFor === whom).slice(0, 1)
  const [adults, children] = [centerFor('adults'), centerFor('children')]
  const others = forEverybody(nearest)
    .filter(({ trauma }) => !trauma)
    .slice(0, roomFor)
  return (
    <section className="wallet">
      <div className="no-print">
        <h2>{card.heading}</h2>
        <p>{card.how}</p>
      </div>
      <div className="wallet-card">
        <p className="wallet-first">{card.first}</p>
        <Line label={card.adults}>{adults.map(inShort)}</Line>
        <Line label={card.children}>{children.map(inShort)}</Line>
        <Line
          label={fill(card.near, { place: from?.name ?? fill(card.middle, { city: cityName }) })}
        >
          {others.map(inShort)}
        </Line>
        <Line label={card.clinic}>
          <span>
            <b>{clinic.name}</b> {unbroken(officeLine.number)}
          </span>
        </Line>
      </div>
    </section>
  )
}
