import { wellKnown } from '#city/here/city.ts'
import { neighborhoodsFile, readDistrictPlaces } from '#city/neighborhoods/read-neighborhoods.ts'

/** Points by which people find their way on a map of the city. */
export function knownPoints() {
  const all = readDistrictPlaces().flatMap(({ neighborhoods }) => neighborhoods)
  return wellKnown.map((slug) => {
    const found = all.find((neighborhood) => neighborhood.slug === slug)
    if (!found) throw new Error(`${neighborhoodsFile.file} has no neighborhood ${slug}`)
    return { name: found.name, point: found }
  })
}
