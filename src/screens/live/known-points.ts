import { readDistrictPlaces } from '#city/neighborhoods/read-neighborhoods.ts'

/** Neighborhoods that many people know, spread over the city; the first ones find room on a map first. */
const wellKnown = [
  'downtown',
  'rockridge',
  'fruitvale-station',
  'montclair',
  'coliseum',
  'dimond',
  'eastmont',
  'prescott',
  'sobrante-park',
  'laurel',
  'lakeshore',
]

/** Points by which people find their way on a map of Oakland. */
export function knownPoints() {
  const all = readDistrictPlaces().flatMap(({ neighborhoods }) => neighborhoods)
  return wellKnown.map((slug) => {
    const found = all.find((neighborhood) => neighborhood.slug === slug)
    if (!found) throw new Error(`src/city/oakland/neighborhoods.yaml has no neighborhood ${slug}`)
    return { name: found.name, point: found }
  })
}
