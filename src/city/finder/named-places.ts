import { type MapPoint, middleOf } from '#city/distance.ts'
import type { Place } from '#city/place.ts'
import { fill } from '#language/fill.ts'
import { cityName } from '#site/city-name.ts'
import type { Words } from './words.en.ts'

/** What the list of neighborhoods says of a district, as far as it is used here. */
export interface DistrictNeighborhoods {
  district: number
  neighborhoods: readonly (MapPoint & {
    name: string
    alsoCalled?: string | undefined
    /** Other ways to type it. */
    foundBy?: readonly string[] | undefined
    slug: string
    zips: readonly string[]
  })[]
}

/**
 * The neighborhoods, ZIP codes and council districts. What stands for a ZIP code or a district is the
 * middle of the neighborhoods in it: nearer to where its people live than the middle of its area,
 * which counts hills and water.
 */
export function namedPlaces(
  districts: readonly DistrictNeighborhoods[],
  words: Pick<Words, 'zip' | 'district'>,
): Place[] {
  const neighborhoods = districts.flatMap(({ district, neighborhoods }) =>
    neighborhoods.map((neighborhood) => ({ ...neighborhood, district })),
  )
  const zips = [...new Set(neighborhoods.flatMap(({ zips }) => zips))].toSorted()
  return [
    ...neighborhoods.map(
      ({ name, alsoCalled, foundBy = [], slug, lat, lon, district }): Place => ({
        kind: 'neighborhood',
        // Whoever asked for Jack London should see it in what was found.
        name: alsoCalled ? `${name} (${alsoCalled})` : name,
        otherNames: [name, ...(alsoCalled ? [alsoCalled] : []), ...foundBy],
        slug,
        point: { lat, lon },
        district,
      }),
    ),
    ...zips.map((zip): Place => {
      const inside = neighborhoods.filter((neighborhood) => neighborhood.zips.includes(zip))
      return { kind: 'zip', name: fill(words.zip, { zip }), slug: zip, point: middleOf(inside) }
    }),
    ...districts.map(({ district, neighborhoods: inside }): Place => {
      const name = fill(words.district, { district })
      const slug = `district-${district}`
      // Whoever types the city's name alone is asked which part.
      const otherNames = [cityName]
      return { kind: 'district', name, otherNames, slug, point: middleOf(inside), district }
    }),
  ]
}
