import type { Place } from '#city/place.ts'
import { type Crossing, type PackedCrossings, unpackCrossings } from '#city/streets/crossings.ts'
import { formatList } from '#language/dates/dates-in-words.ts'
import type { Locale } from '#language/locales.ts'
import { fold, isStreetType } from './fold.ts'

/** What is compared of a name. */
export interface Name {
  /** Folded. */
  words: readonly string[]
  /** The words without kinds of street, in one: "lakepark". */
  base: string
}

export const nameOf = (words: readonly string[]): Name => ({
  words,
  base: words.filter((word) => !isStreetType(word)).join(''),
})

export interface Street {
  written: string
  name: Name
  /** Each with the street that it leads to. */
  crossings: { crossing: Crossing; other: Street }[]
}

/** All that can be named, ready to be looked through. */
export interface Gazetteer {
  locale: Locale
  /** A place as often as it has names. */
  named: readonly { place: Place; name: Name }[]
  /** Empty until the street pairs are there. */
  streets: readonly Street[]
  /** The streets by each of their words. */
  byWord: ReadonlyMap<string, readonly Street[]>
  /** The streets by their words in one. */
  byBase: ReadonlyMap<string, readonly Street[]>
}

/** "and" inside a name is left out of what is typed too. */
const joins = new Set(['and', 'y'])
export const foldName = (name: string) => fold(name).filter((word) => !joins.has(word))

export function makeGazetteer(
  locale: Locale,
  named: readonly Place[],
  packed?: PackedCrossings,
): Gazetteer {
  const streets = packed ? streetsOf(unpackCrossings(packed)) : []
  return {
    locale,
    named: named.flatMap((place) =>
      namesOf(place).map((words) => ({ place, name: nameOf(words) })),
    ),
    streets,
    byWord: indexed(streets, ({ name }) => name.words),
    byBase: indexed(streets, ({ name }) => [name.base]),
  }
}

const namesOf = ({ kind, name, otherNames = [], slug = '' }: Place) =>
  kind === 'zip' ? [[slug]] : [name, ...otherNames].map(foldName)

function streetsOf(crossings: readonly Crossing[]): Street[] {
  const byName = new Map<string, Street>()
  const streetOf = (name: string) => {
    const street = byName.get(name) ?? { written: name, name: nameOf(fold(name)), crossings: [] }
    byName.set(name, street)
    return street
  }
  for (const crossing of crossings) {
    const [one, other] = [streetOf(crossing.streets[0]), streetOf(crossing.streets[1])]
    one.crossings.push({ crossing, other })
    other.crossings.push({ crossing, other: one })
  }
  return [...byName.values()]
}

function indexed(streets: readonly Street[], keysOf: (street: Street) => readonly string[]) {
  const index = new Map<string, Street[]>()
  for (const street of streets) {
    for (const key of new Set(keysOf(street))) {
      const known = index.get(key)
      if (known) known.push(street)
      else index.set(key, [street])
    }
  }
  return index
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
