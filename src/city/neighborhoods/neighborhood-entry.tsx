import { type MapPoint, milesBetween } from '#city/distance.ts'
import { milesSaid } from '#city/miles-said.ts'
import { byDistance, type Measured } from '#city/place.ts'
import { placeWords } from '#city/words.ts'
import { MaybeLink } from '#design/maybe-link/maybe-link.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { hrefIfServed, page } from '#site/addresses.ts'
import { directionsTo } from '#site/directions.ts'
import { writtenTelLink } from '#site/phone-numbers.ts'
import { neighborhoodWords } from './words.ts'

export interface Neighborhood extends MapPoint {
  name: string
  /** The anchor of its entry. */
  slug: string
  /** An everyday name beside the City's. */
  alsoCalled?: string | undefined
  /** The other district of a split one. */
  alsoIn?: number | undefined
  zips: readonly string[]
}

/** An emergency department that people may be sent to. */
export interface NearbyHospital extends MapPoint {
  id: string
  name: string
  address: string
  phone: string | null
}

export interface NeighborhoodEntryProps {
  locale: Locale
  neighborhood: Neighborhood
  /** Its number on the map of its district. */
  sign: string
  hospitals: readonly NearbyHospital[]
  clinic: MapPoint
}

interface HospitalLineProps {
  locale: Locale
  line: string
  hospital: Measured<NearbyHospital>
}

/** A sentence with the distance of a hospital, whose name leads to its entry in the directory. */
function HospitalLine({ locale, line, hospital: { id, name, miles } }: HospitalLineProps) {
  const [before, after] = line.split('{hospital}')
  return (
    <>
      {before}
      <MaybeLink href={hrefIfServed('hospitals', locale, id)}>{name}</MaybeLink>
      {after?.replace('{miles}', milesSaid(miles, locale))}
    </>
  )
}

const districtName = (district: number, locale: Locale) =>
  page(`district-${district}` as 'district-1').name[locale]

/** What it is called elsewhere, and where else it lies. */
function OtherNames({
  locale,
  neighborhood: { alsoCalled, alsoIn },
}: Pick<NeighborhoodEntryProps, 'locale' | 'neighborhood'>) {
  const words = neighborhoodWords[locale]
  const said = [
    alsoCalled ? fill(words.alsoCalled, { name: alsoCalled }) : '',
    alsoIn ? fill(words.alsoIn, { district: districtName(alsoIn, locale) }) : '',
  ].filter(Boolean)
  return said.length > 0 ? <p>{said.join(' ')}</p> : null
}

/** A neighborhood with the emergency departments nearest to its middle, and the way to the clinic. */
export function NeighborhoodEntry({
  locale,
  neighborhood,
  sign,
  hospitals,
  clinic,
}: NeighborhoodEntryProps) {
  const words = neighborhoodWords[locale]
  const { name, slug, alsoCalled, zips } = neighborhood
  const [nearest, next] = byDistance(hospitals, { point: neighborhood })
  return (
    <li
      id={slug}
      data-sign={sign}
      data-words={[name, alsoCalled, ...zips].filter(Boolean).join(' ')}
    >
      <h3>
        <span aria-hidden="true">{sign}</span> {name}
      </h3>
      <OtherNames locale={locale} neighborhood={neighborhood} />
      {nearest ? (
        <p>
          <HospitalLine locale={locale} line={words.nearest} hospital={nearest} />{' '}
          {nearest.phone ? <a href={writtenTelLink(nearest.phone)}>{nearest.phone}</a> : null}{' '}
          <a
            href={directionsTo(nearest.address)}
            aria-label={fill(words.directionsTo, { hospital: nearest.name })}
          >
            {placeWords[locale].directions}
          </a>
        </p>
      ) : null}
      {next ? (
        <p>
          <HospitalLine locale={locale} line={words.next} hospital={next} />
        </p>
      ) : null}
      <p>
        {fill(words.toClinic, { miles: milesSaid(milesBetween(neighborhood, clinic), locale) })}
      </p>
    </li>
  )
}
