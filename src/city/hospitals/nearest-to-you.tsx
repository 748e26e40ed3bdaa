import type { MapPoint } from '#city/distance.ts'
import type { Near } from '#city/finder/near.ts'
import { type FinderFacts, PlaceFinder } from '#city/finder/place-finder.tsx'
import { milesSaid } from '#city/miles-said.ts'
import { byDistance, type Measured, type Place } from '#city/place.ts'
import { placeWords } from '#city/words.ts'
import { MaybeLink } from '#design/maybe-link/maybe-link.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { directionsTo } from '#site/directions.ts'
import { writtenTelLink } from '#site/phone-numbers.ts'
import { forEverybody, type Hospital } from './hospital.ts'
import type { Words } from './words.en.ts'

/** More than these are not needed before the directory. */
const mostShown = 3

export interface NearestToYouProps {
  locale: Locale
  words: Words
  finder: FinderFacts
  hospitals: readonly Hospital[]
  /** The address of the hospital directory, where there is one. */
  directory: string | undefined
  /** The address of the page of all neighborhoods, where there is one. */
  neighborhoods: string | undefined
  /** From where it is measured until a place is named; without it nothing is shown until then. */
  middle?: Place['point'] | undefined
  near?: Near
}

interface EntryProps {
  locale: Locale
  words: Words
  hospital: Measured<Hospital>
  directory: string | undefined
  /** Whether its distance is said: not where it is measured from no place of the visitor. */
  measured: boolean
}

function Entry({ locale, words, hospital, directory, measured }: EntryProps) {
  const { id, name, address, phone, trauma, miles } = hospital
  const { directions } = placeWords[locale]
  return (
    <li>
      <MaybeLink href={directory && `${directory}#${id}`}>{name}</MaybeLink>
      {measured ? `, ${fill(words.about, { miles: milesSaid(miles, locale) })}` : null}
      <br />
      {address}
      <br />
      {phone ? (
        <>
          <a href={writtenTelLink(phone)}>{phone}</a>
          {' · '}
        </>
      ) : null}
      <a href={directionsTo(address)} aria-label={`${directions}: ${name}`}>
        {directions}
      </a>
      {trauma ? (
        <>
          <br />
          {words.level}: {trauma[locale]}
        </>
      ) : null}
    </li>
  )
}

/** What is nearest to where the visitor says to be: emergency rooms, neighborhoods. */
export function NearestToYou({
  locale,
  words,
  finder,
  hospitals,
  directory,
  neighborhoods,
  middle,
  near,
}: NearestToYouProps) {
  const known = finder.districts.flatMap((district) => district.neighborhoods)
  const nearestTo = <Point extends MapPoint>(points: readonly Point[], point: MapPoint) =>
    byDistance(points, { point }).slice(0, mostShown)
  return (
    <PlaceFinder {...finder} locale={locale} words={words.finder} near={near}>
      {(from) => {
        const point = from?.point ?? middle
        if (!point) return null
        return (
          <>
            {from ? <p>{words.nearest.emergency}</p> : null}
            <ol>
              {nearestTo(forEverybody(hospitals), point).map((hospital) => (
                <Entry
                  key={hospital.id}
                  locale={locale}
                  words={words}
                  hospital={hospital}
                  directory={directory}
                  measured={from !== undefined}
                />
              ))}
            </ol>
            <p>
              {words.notCounted} {directory ? <a href={directory}>{words.nearby.all}</a> : null}
            </p>
            {from && neighborhoods ? (
              <p>
                {words.nearest.neighborhoods}{' '}
                {nearestTo(known, point).map(({ slug, name }, index) => (
                  <span key={slug}>
                    {index > 0 ? ' · ' : null}
                    <a href={`${neighborhoods}#${slug}`}>{name}</a>
                  </span>
                ))}
              </p>
            ) : null}
          </>
        )
      }}
    </PlaceFinder>
  )
}
