import type { StreetFigures } from '#city/crash-figures/streets.ts'
import { inEachLanguage } from '#language/locales.ts'
import {
  type CrashPlace,
  crashPlaces,
  mostBuilt,
  placeName,
} from '#reports/crash-places/crash-places.ts'
import { href } from '#site/addresses.ts'

/** Read by `src/site/addresses.ts`. */
export const crashPagesFile = 'src/site/crash-places.json'

const idOf = ({ kind, slug }: CrashPlace) => `${kind}-${slug}`

const pageOf = (place: CrashPlace) => ({
  ...inEachLanguage((locale) => `${href('crash-places', locale)}/${place.slug}`),
  name: inEachLanguage((locale) => placeName(place, locale)),
})

/** The corners and streets with most injury crashes, and those of `before` that are counted still. */
export function crashPagesText(streets: StreetFigures, before: string) {
  const known = Object.keys(JSON.parse(before))
  const isBuilt = (place: CrashPlace, index: number) =>
    index < mostBuilt[place.kind] || known.includes(idOf(place))
  const all = crashPlaces(streets)
  const built = (['corner', 'street'] as const).flatMap((kind) =>
    all.filter((place) => place.kind === kind).filter(isBuilt),
  )
  const lines = built.map((place) => `  "${idOf(place)}": ${JSON.stringify(pageOf(place))}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
