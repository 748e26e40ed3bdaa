import type { ReactNode } from 'react'
import type { District } from '#city/here/city.ts'
import { MaybeLink } from '#design/maybe-link/maybe-link.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { aroundWords } from '#reports/accident-report/around/words.ts'
import { hrefIfServed, page } from '#site/addresses.ts'
import './district-places.css'

export interface DistrictPlacesProps {
  locale: Locale
  district: District
  corridors: readonly string[]
  /** `share` is the part in this district where a neighborhood is split, 0 to 1. */
  neighborhoods: readonly { name: string; slug: string; share?: number | undefined }[]
  /** The emergency rooms nearest to it. */
  children: ReactNode
}

/** What lies in a district: main roads, neighborhoods, and the nearest emergency rooms. */
export function DistrictPlaces({
  locale,
  district,
  corridors,
  neighborhoods,
  children,
}: DistrictPlacesProps) {
  const { place: words } = aroundWords[locale]
  const name = page(`district-${district}`).name[locale]
  return (
    <section className="crash-places">
      <div>
        <h2>{fill(words.hospitalsHeading, { district: name })}</h2>
        <p>{words.hospitalsNote}</p>
        {children}
        <p className="fine-print">{words.hospitalsSource}</p>
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
              <MaybeLink href={hrefIfServed('neighborhoods', locale, neighborhood.slug)}>
                {neighborhood.name}
              </MaybeLink>
              {neighborhood.share === undefined ? null : ` (${words.partly})`}
            </li>
          ))}
        </ul>
        <p className="fine-print">{words.neighborhoodsNote}</p>
      </div>
    </section>
  )
}
