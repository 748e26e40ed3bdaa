import { fill } from '#i18n/fill.ts'
import type { Bilingual, Locale } from '#i18n/locales.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import type { District } from '#reports/crash-figures/figures.ts'
import { href, page } from '#site/addresses.ts'
import './district-places.css'
import './crash-note.css'

interface NearbyHospital {
  id: string
  name: string
  address: string
  /** Missing where the number is not confirmed. */
  phone: string | null
  trauma: Bilingual | null
}

export interface DistrictPlacesProps {
  locale: Locale
  district: District
  corridors: readonly string[]
  /** `share` is the part in this district where a neighborhood is split, 0 to 1. */
  neighborhoods: readonly { name: string; slug: string; share?: number | undefined }[]
  /** The nearest first; `nearestHospitals` finds them. */
  hospitals: readonly NearbyHospital[]
}

/** What lies in a district: main roads, neighborhoods, and the nearest emergency rooms. */
export function DistrictPlaces({
  locale,
  district,
  corridors,
  neighborhoods,
  hospitals,
}: DistrictPlacesProps) {
  const { place: words } = reportWords[locale]
  const name = page(`district-${district}`).name[locale]
  return (
    <section className="crash-places">
      <div>
        <h2>{fill(words.hospitalsHeading, { district: name })}</h2>
        <p>{words.hospitalsNote}</p>
        <ul className="crash-hospitals">
          {hospitals.map((hospital) => (
            <li key={hospital.id}>
              <a href={href('hospitals', locale, hospital.id)}>{hospital.name}</a>
              <br />
              {hospital.address}
              {hospital.phone ? (
                <>
                  {', '}
                  <a href={`tel:+1${hospital.phone.replace(/\D/g, '')}`}>{hospital.phone}</a>
                </>
              ) : null}
              {hospital.trauma ? `. ${words.trauma}: ${hospital.trauma[locale]}.` : null}
            </li>
          ))}
        </ul>
        <p className="crash-source">{words.hospitalsSource}</p>
      </div>
      <div>
        <h2>{fill(words.corridorsHeading, { district: name })}</h2>
        <ul className="crash-names">
          {corridors.map((road) => (
            <li key={road}>{road}</li>
          ))}
        </ul>
        <h2>{fill(words.neighborhoodsHeading, { district: name })}</h2>
        <ul className="crash-names">
          {neighborhoods.map((neighborhood) => (
            <li key={neighborhood.slug}>
              <a href={href('oakland-neighborhoods', locale, neighborhood.slug)}>
                {neighborhood.name}
              </a>
              {neighborhood.share === undefined ? null : ` (${words.partly})`}
            </li>
          ))}
        </ul>
        <p className="crash-note">{words.neighborhoodsNote}</p>
      </div>
    </section>
  )
}
