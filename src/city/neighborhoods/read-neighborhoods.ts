import * as v from 'valibot'
import { districtNumber } from '#city/district-number.ts'
import { cityFolder, districts } from '#city/here/city.ts'
import {
  bayAreaLatitude,
  bayAreaLongitude,
  entriesOf,
  fields,
  listOf,
  postalCode,
  slug,
  text,
} from '#clinic/reading/fields.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { readRegister, registerFile } from '#clinic/reading/register-file.ts'

const neighborhood = fields('a neighborhood: name, slug, lat, lon and zips', {
  name: text('the name of the neighborhood', 'Grand Lake'),
  /** Anchor on the neighborhood page. */
  slug: slug('the last part of the link to the neighborhood', 'grand-lake'),
  lat: bayAreaLatitude('how far north its middle is'),
  lon: bayAreaLongitude('how far east its middle is, with a minus'),
  /** The one with the largest part first. */
  zips: v.pipe(
    listOf('the postal codes in it', '["94618"]', postalCode('a postal code', '"94618"')),
    v.minLength(1, 'at least one postal code, such as ["94618"]'),
  ),
  /** An everyday name beside the City's. */
  alsoCalled: v.optional(text('what many people call it', 'Eastlake')),
  /** Other ways to type it, in either language; nobody reads them. */
  foundBy: v.optional(
    listOf('other ways to type the name', '[the dimond]', text('a way to type it', 'the dimond')),
  ),
  /** The other district of a split neighborhood. */
  alsoIn: v.optional(districtNumber('the district of most of the rest of a split neighborhood')),
  /** Part of the neighborhood in this district, 0 to 1, where it is split. */
  share: v.optional(
    v.pipe(
      v.number('the part of the neighborhood in this district, such as 0.63'),
      v.gtValue(0, 'a part above 0, such as 0.63'),
      v.ltValue(1, 'a part below 1, such as 0.63; left out where it is the whole'),
    ),
  ),
})

const districtPlaces = fields('a district: district, zips, corridors and neighborhoods', {
  district: districtNumber('the number of the council district'),
  zips: listOf('the postal codes', '["94618", "94609"]', postalCode('a postal code', '"94618"')),
  corridors: listOf('the main streets', '[Broadway]', text('the name of a street', 'Broadway')),
  neighborhoods: entriesOf('the neighborhoods', neighborhood, 'slug'),
})

const list = v.pipe(
  entriesOf('districts', districtPlaces, 'district'),
  v.check(
    (rows) => rows.length === districts.length,
    `all ${districts.length} council districts: each has a page`,
  ),
)

/** The council districts, each with its neighborhoods. */
export const neighborhoodsFile = registerFile('neighborhoods', list, cityFolder)

export const readDistrictPlaces = readOnce(() => readRegister(neighborhoodsFile))

/** What the finder of places looks through. */
export const neighborhoodsByDistrict = () =>
  readDistrictPlaces().map(({ district, neighborhoods }) => ({
    district,
    neighborhoods: neighborhoods.map(({ name, alsoCalled, foundBy, slug, lat, lon, zips }) => ({
      name,
      alsoCalled,
      foundBy,
      slug,
      lat,
      lon,
      zips,
    })),
  }))
