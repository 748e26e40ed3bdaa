import type { MapPoint } from '#city/distance.ts'
import { type District, districts } from '#city/here/city.ts'
import { CityMap, type NamedPoint } from '#city/map/city-map.tsx'
import type { DrawnMap } from '#city/map/drawn-map.ts'
import type { MapMark } from '#city/map/layout-marks.ts'
import { counted } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { hrefIfServed, page } from '#site/addresses.ts'
import { cityName } from '#site/city-name.ts'
import { type NearbyHospital, type Neighborhood, NeighborhoodEntry } from './neighborhood-entry.tsx'
import { neighborhoodWords } from './words.ts'
import '#city/map/numbered-marks.css'
import './neighborhood-list.css'
import '#design/field/field.css'

interface DistrictPlaces {
  district: number
  zips: readonly string[]
  corridors: readonly string[]
  neighborhoods: readonly Neighborhood[]
}

interface Shared {
  locale: Locale
  map: DrawnMap
  /** Emergency departments that are confirmed. */
  hospitals: readonly NearbyHospital[]
  /** The hospitals of the directory, by their letters. */
  hospitalMarks: readonly MapMark[]
  clinic: MapPoint
}

const anchorOf = (district: District) => `district-${district}` as const

interface DistrictProps extends Shared {
  district: District
  places: DistrictPlaces
}

/** A district folded away: its map, its facts, its neighborhoods by number. */
function FoldedDistrict({
  locale,
  map,
  hospitals,
  hospitalMarks,
  clinic,
  district,
  places,
}: DistrictProps) {
  const words = neighborhoodWords[locale]
  const id = anchorOf(district)
  const name = page(id).name[locale]
  const report = hrefIfServed(id, locale)
  const { zips, corridors, neighborhoods } = places
  const marks = neighborhoods.map(
    (neighborhood, index): MapMark => ({
      kind: 'place',
      sign: String(index + 1),
      name: neighborhood.name,
      href: `#${neighborhood.slug}`,
      point: neighborhood,
    }),
  )
  return (
    <details className="neighborhood-district">
      <summary>
        <h2>{name}</h2> <span>{counted(words.neighborhoods, neighborhoods.length, locale)}</span>
      </summary>
      {/* Not on the part that folds: a browser opens what its target lies in. */}
      <div id={id} className="mapped">
        <p>
          {words.zips}: {zips.join(', ')}. {words.corridors}: {corridors.join(', ')}.{' '}
          {report ? <a href={report}>{fill(words.report, { district: name })}</a> : null}
        </p>
        <div className="neighborhood-pair">
          <CityMap
            map={map}
            locale={locale}
            label={fill(words.districtMapLabel, { district: name })}
            marks={[...marks, ...hospitalMarks]}
            only={district}
            clinic
          />
          <ol>
            {neighborhoods.map((neighborhood, index) => (
              <NeighborhoodEntry
                key={neighborhood.slug}
                locale={locale}
                neighborhood={neighborhood}
                sign={String(index + 1)}
                hospitals={hospitals}
                clinic={clinic}
              />
            ))}
          </ol>
        </div>
      </div>
    </details>
  )
}

/** Moved by `neighborhood-search.island.ts`; without a script there is nothing to type into. */
function Search({ locale }: { locale: Locale }) {
  const { search, found, none } = neighborhoodWords[locale]
  return (
    <div className="neighborhood-search no-print">
      <label htmlFor="neighborhood-search">{search}</label>
      <input
        id="neighborhood-search"
        name="search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
      />
      <p role="status" data-found={found} data-none={none} />
    </div>
  )
}

export interface NeighborhoodListProps extends Shared {
  /** All of them, in their order. */
  districts: readonly DistrictPlaces[]
  /** Neighborhoods by which people find their way on the map. */
  points: readonly NamedPoint[]
}

/** All neighborhoods by district, on maps and in lists. */
export function NeighborhoodList({ districts: rows, points, ...shared }: NeighborhoodListProps) {
  const { locale, map } = shared
  const words = neighborhoodWords[locale]
  const named = new Set(points.map(({ name }) => name))
  const others = rows
    .flatMap(({ neighborhoods }) => neighborhoods)
    .filter(({ name }) => !named.has(name))
  return (
    <div className="neighborhoods island" data-island="neighborhood-search" data-when="queried">
      <Search locale={locale} />
      <CityMap
        map={map}
        locale={locale}
        label={fill(words.mapLabel, { city: cityName })}
        points={points}
        dots={others.map((neighborhood) => ({ name: neighborhood.name, point: neighborhood }))}
        districtLinks={(district) => `#${anchorOf(district)}`}
        clinic
      />
      <div>
        {districts.map((district) => {
          const places = rows.find((row) => String(row.district) === district)
          return places ? (
            <FoldedDistrict key={district} district={district} places={places} {...shared} />
          ) : null
        })}
      </div>
    </div>
  )
}
