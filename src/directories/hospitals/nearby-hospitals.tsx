import type { Hospital } from '#directories/hospitals/hospital.ts'
import type { Words } from '#directories/hospitals/words.en.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Near } from '#places/finder/near.ts'
import { type FinderFacts, PlaceFinder } from '#places/finder/place-finder.tsx'
import { milesSaid } from '#places/miles-said.ts'
import { byDistance, type Place } from '#places/place.ts'
import { placeWords } from '#places/words.ts'
import { directionsTo, writtenTelLink } from '#site/contact-links.ts'

/** More than these are not needed before the directory. */
const mostShown = 3

export interface NearbyHospitalsProps {
  locale: Locale
  words: Words
  finder: FinderFacts
  hospitals: readonly Hospital[]
  /** The address of the hospital directory. */
  directory: string
  /** The middle of what the page is about, from where it is measured until a place is named. */
  middle: Place['point']
  near?: Near
}

/** The emergency rooms nearest to a page's place, or to where the visitor says to be. */
export function NearbyHospitals({
  locale,
  words,
  finder,
  hospitals,
  directory,
  middle,
  near,
}: NearbyHospitalsProps) {
  return (
    <PlaceFinder {...finder} locale={locale} words={words.finder} near={near}>
      {(from) => (
        <ol>
          {byDistance(hospitals, from ?? { point: middle })
            .slice(0, mostShown)
            .map(({ id, name, address, phone, trauma, miles }) => (
              <li key={id}>
                <a href={`${directory}#${id}`}>{name}</a>
                {from ? `, ${fill(words.about, { miles: milesSaid(miles, locale) })}` : null}
                <br />
                {address}
                <br />
                {phone ? (
                  <>
                    <a href={writtenTelLink(phone)}>{phone}</a>
                    {' · '}
                  </>
                ) : null}
                <a
                  href={directionsTo(address)}
                  aria-label={`${placeWords[locale].directions}: ${name}`}
                >
                  {placeWords[locale].directions}
                </a>
                {trauma ? (
                  <>
                    <br />
                    {words.level}: {trauma[locale]}
                  </>
                ) : null}
              </li>
            ))}
        </ol>
      )}
    </PlaceFinder>
  )
}
