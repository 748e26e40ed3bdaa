import MiniSearch from 'minisearch'
import { milesBetween } from '#city/distance.ts'
import type { Place } from '#city/place.ts'
import {
  type Crossing,
  type PackedCrossings,
  unpackCrossings,
  unpackDoubtful,
} from '#city/streets/crossings.ts'
import { formatList } from '#language/format-list.ts'
import type { Locale } from '#language/locales.ts'
import { fold, isStreetType } from './fold.ts'
import type { KnownPlaces, Landmark, Outside } from './known-places.ts'

export interface Street {
  kind: 'street'
  written: string
  words: readonly string[]
  /** Each with the street that it leads to. */
  crossings: { crossing: Crossing; other: Street }[]
  /** The streets that it meets, nobody knows where. */
  doubtful: Set<Street>
}

/** Where two streets meet, in a place that is not known, with corners of theirs that are. */
export interface DoubtfulCorner {
  kind: 'doubtful'
  name: string
  slug: string
  places: readonly Place[]
}

/** A city beside ours, a freeway, or what no source puts anywhere, with the places of ours beside it. */
export interface OutsidePlace extends Pick<Outside, 'name' | 'slug' | 'road' | 'unplaced'> {
  kind: 'outside'
  /** The address of the page about it. */
  page?: string | undefined
  places: readonly Place[]
}

/** What a name may mean. */
export type Target = Place | Street | OutsidePlace

/** A name by which something is found; a place has as many as people call it. */
export interface Entry {
  id: number
  /** Folded. */
  words: readonly string[]
  target: Target
}

/** All that can be named, ready to be looked through. */
export interface Gazetteer {
  locale: Locale
  named: readonly Place[]
  streets: readonly Street[]
  /** Freeways, by each of their names, folded. */
  roads: ReadonlyMap<string, OutsidePlace>
  /** By their ids. */
  entries: readonly Entry[]
  index: MiniSearch<Pick<Entry, 'id'> & { words: string }>
}

/** Words inside a name that are left out of what is typed too. */
const small = new Set(['and', 'y', 'the', 'el', 'la', 'los', 'las', 'de', 'del'])

/** The words of the name of a place, without those that people leave out or put in. */
export const foldName = (name: string) => fold(name).filter((word) => !small.has(word))

/** The words that say which, and not what kind of street; all of them where there is no other. */
export function tellingWords(words: readonly string[]) {
  const telling = words.filter((word) => !isStreetType(word))
  return telling.length > 0 ? telling : words
}

/** A search over names that were folded before: a word is what stands between spaces. */
function makeIndex(entries: readonly Entry[]): Gazetteer['index'] {
  const index: Gazetteer['index'] = new MiniSearch({
    fields: ['words'],
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
  })
  index.addAll(
    entries.map(({ id, words }) => {
      const telling = tellingWords(words)
      // "Lakepark" is "Lake Park".
      const joined = telling.length > 1 ? [telling.join('')] : []
      return { id, words: [...telling, ...joined].join(' ') }
    }),
  )
  return index
}

/** @param known comes when somebody types; until then, what `named` holds is found. */
export function makeGazetteer(
  locale: Locale,
  districts: readonly Place[],
  known?: PackedCrossings & Partial<KnownPlaces>,
): Gazetteer {
  const named = [
    ...districts,
    ...(known?.landmarks ?? []).map((landmark) => placeOf(landmark, locale)),
  ]
  const streets = known ? streetsOf(unpackCrossings(known), unpackDoubtful(known)) : []
  const outside = (known?.outside ?? []).map((area) => ({
    names: [area.name, ...area.foundBy].map(foldName),
    target: outsideOf(area, named, locale),
  }))
  const entries = [
    ...named.map((target) => ({ target, names: namesOf(target).map(foldName) })),
    ...outside,
    ...streets.map((target) => ({ target, names: [target.words] })),
  ]
    .flatMap(({ names, target }) =>
      [...new Set(names.map((words) => words.join(' ')))].map((words) => ({ words, target })),
    )
    .map(({ words, target }, id): Entry => ({ id, words: words.split(' '), target }))
  const roads = new Map(
    outside.flatMap(({ names, target }) =>
      target.road ? names.map((words) => [words.join(' '), target] as const) : [],
    ),
  )
  return { locale, named, streets, roads, entries, index: makeIndex(entries) }
}

const placeOf = ({ kind, name, slug, lat, lon, foundBy }: Landmark, locale: Locale): Place => ({
  kind,
  name: name[locale],
  otherNames: [name.en, name.es, ...foundBy],
  slug,
  point: { lat, lon },
})

const outsideOf = (
  { name, slug, road, unplaced, page, nearest }: Outside,
  named: readonly Place[],
  locale: Locale,
): OutsidePlace => ({
  kind: 'outside',
  name,
  slug,
  road,
  unplaced,
  page: page?.[locale],
  places: nearest.flatMap((near) => named.filter((place) => place.slug === near)),
})

const namesOf = ({ kind, name, otherNames = [], slug = '' }: Place) =>
  kind === 'zip' ? [slug] : [name, ...otherNames]

function streetsOf(
  crossings: readonly Crossing[],
  doubtful: readonly Crossing['streets'][],
): Street[] {
  const byName = new Map<string, Street>()
  const streetOf = (written: string) => {
    const street = byName.get(written) ?? {
      kind: 'street',
      written,
      words: fold(written),
      crossings: [],
      doubtful: new Set(),
    }
    byName.set(written, street)
    return street
  }
  for (const crossing of crossings) {
    const [one, other] = [streetOf(crossing.streets[0]), streetOf(crossing.streets[1])]
    one.crossings.push({ crossing, other })
    other.crossings.push({ crossing, other: one })
  }
  for (const [one, other] of doubtful.map((streets) => streets.map(streetOf))) {
    if (!one || !other) continue
    one.doubtful.add(other)
    other.doubtful.add(one)
  }
  return [...byName.values()]
}

/** In the address of a page: `high-street-and-international-boulevard`. */
export const crossingSlug = (streets: Crossing['streets']) =>
  streets.join(' and ').toLowerCase().replaceAll(' ', '-')

/** A crossing as a place, its streets in the order in which they were named. */
export function placeAt(crossing: Crossing, first: string, locale: Locale): Place {
  const [one, other] = crossing.streets
  const streets = first === other ? [other, one] : [one, other]
  return {
    kind: 'crossing',
    name: formatList(streets, locale),
    point: crossing.point,
    slug: crossingSlug(crossing.streets),
    district: crossing.district,
  }
}

/** So many corners of each street are offered for one whose place is not known. */
const mostBeside = 4

/** The corners of a street that lie nearest to any of another. */
function nearestTo(street: Street, other: Street, locale: Locale): Place[] {
  const away = ({ crossing }: Street['crossings'][number]) =>
    Math.min(...other.crossings.map((there) => milesBetween(there.crossing.point, crossing.point)))
  return street.crossings
    .map((corner) => ({ ...corner, miles: away(corner) }))
    .toSorted((one, next) => one.miles - next.miles)
    .slice(0, mostBeside)
    .map(({ crossing }) => placeAt(crossing, street.written, locale))
}

/** What is said of two streets that meet in a place that is not known. */
export function doubtfulCorner(first: Street, second: Street, locale: Locale): DoubtfulCorner {
  const streets = [first.written, second.written] as const
  const places = [...nearestTo(first, second, locale), ...nearestTo(second, first, locale)]
  return {
    kind: 'doubtful',
    name: formatList(streets, locale),
    slug: crossingSlug(streets),
    places: [...new Map(places.map((place) => [place.slug, place])).values()],
  }
}
