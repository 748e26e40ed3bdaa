import type { District } from '#city/here/city.ts'
import { neighborhoodsFile, readDistrictPlaces } from '#city/neighborhoods/read-neighborhoods.ts'
import type { PageId } from '#site/addresses.ts'

/** The district of a page such as `district-5`, with its corridors and neighborhoods. */
export function placesOf(id: PageId) {
  const district = id.slice('district-'.length) as District
  const places = readDistrictPlaces().find((row) => String(row.district) === district)
  if (!places) throw new Error(`${neighborhoodsFile.file} has no district ${district}`)
  return { ...places, district }
}
