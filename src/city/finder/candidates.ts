import { milesBetween } from '#city/distance.ts'
import type { Place } from '#city/place.ts'
import { placeWords } from '#city/words.ts'
import { fill } from '#language/fill.ts'
import { findBlock } from './block.ts'
import { fold, foldSides, foldStreet } from './fold.ts'
import {
  type DoubtfulCorner,
  doubtfulCorner,
  foldName,
  type Gazetteer,
  type OutsidePlace,
  placeAt,
  type Street,
  type Target,
} from './gazetteer.ts'
import {
  lookUp,
  misspelled,
  notMeant,
  otherType,
  streetsFor,
  type Typed,
  unfinished,
} from './look-up.ts'
import type { Reading } from './readings.ts'

/** Something that may be meant. */
export interface Candidate {
  /** The same for the same thing. */
  of: object
  /** 0 is word for word; less than 1 differs by kinds of street; each word that is unfinished or missing adds 1. */
  apart: number
  /** Among those that are as far: how many corners the street has that leads there. */
  corners?: number
  /** Made only for what is shown: one letter fits thousands. */
  target: () => Meant
}

export type Meant = Place | OutsidePlace | DoubtfulCorner

const isNamed = (target: Target): target is Place | OutsidePlace => target.kind !== 'street'

function amongNamed(typed: Typed, gazetteer: Gazetteer): Candidate[] {
  return lookUp(typed, gazetteer).flatMap(({ entry: { target }, apart }) =>
    isNamed(target) ? [{ of: target, apart, target: () => target }] : [],
  )
}

/** The crossings of two streets. */
function amongCrossings(first: Typed, second: Typed, gazetteer: Gazetteer): Candidate[] {
  const others = streetsFor(second, gazetteer)
  if (others.size === 0) return []
  return [...streetsFor(first, gazetteer)].flatMap(([street, toFirst]) =>
    street.crossings.flatMap(({ crossing, other }) => {
      const toSecond = others.get(other)
      const target = () => placeAt(crossing, street.written, gazetteer.locale)
      const corners = street.crossings.length + other.crossings.length
      return toSecond === undefined
        ? []
        : [{ of: crossing, apart: toFirst + toSecond, corners, target }]
    }),
  )
}

/** Where two streets meet of which both are named, in a place that is not known. */
function amongDoubtful(first: Typed, second: Typed, gazetteer: Gazetteer): Candidate[] {
  const others = streetsFor(second, gazetteer)
  return [...streetsFor(first, gazetteer)].flatMap(([street, toFirst]) =>
    [...street.doubtful].flatMap((other) => {
      const apart = toFirst + (others.get(other) ?? notMeant)
      const corners = street.crossings.length + other.crossings.length
      const target = () => doubtfulCorner(street, other, gazetteer.locale)
      return apart < unfinished ? [{ of: { street, other }, apart, corners, target }] : []
    }),
  )
}

/** "880 at High Street": the freeway, which is told apart from streets by its number. */
function amongRoads(sides: readonly Typed[], gazetteer: Gazetteer): Candidate[] {
  return sides.flatMap(({ words }, index) => {
    const other = sides[1 - index]
    const road = gazetteer.roads.get(words.join(' '))
    return road && other && streetsFor(other, gazetteer).size > 0
      ? [{ of: road, apart: 0, target: () => road }]
      : []
  })
}

/** All crossings of a street whose name is complete. */
function alongStreet(typed: Typed, gazetteer: Gazetteer): Candidate[] {
  return [...streetsFor(typed, gazetteer)].flatMap(([street, toStreet]) =>
    toStreet >= unfinished
      ? []
      : street.crossings.map(({ crossing, other }) => ({
          of: crossing,
          apart: toStreet + unfinished,
          corners: other.crossings.length,
          target: () => placeAt(crossing, street.written, gazetteer.locale),
        })),
  )
}

/** Two streets that do not meet in our table: the corners of the first that lie nearest to the second. */
function nearMissing(first: Typed, second: Typed, gazetteer: Gazetteer): Candidate[] {
  const complete = (typed: Typed) =>
    [...streetsFor(typed, gazetteer)].flatMap(([street, apart]) =>
      apart < misspelled ? [street] : [],
    )
  const others = complete(second).flatMap(({ crossings }) => crossings)
  if (others.length === 0) return []
  return complete(first).flatMap((street) =>
    street.crossings.map(({ crossing }) => ({
      of: crossing,
      apart:
        unfinished +
        Math.min(...others.map((other) => milesBetween(other.crossing.point, crossing.point))),
      target: () => placeAt(crossing, street.written, gazetteer.locale),
    })),
  )
}

/** "1411 East 31st Street": the block, or, where its numbers are not known, the crossings of the street. */
function atHouse(typed: Typed, gazetteer: Gazetteer): Candidate[] {
  const [first = '', ...street] = typed.words
  if (!/^\d{1,5}$/.test(first) || street.length === 0) return []
  const number = Number(first)
  const onStreet = { ...typed, words: asStreet(street) }
  const found = [...streetsFor(onStreet, gazetteer)].flatMap(([of, apart]): Candidate[] => {
    const block = apart < otherType ? findBlock(of, number) : undefined
    if (!block) return []
    return [{ of, apart, target: () => blockPlace(of, block, gazetteer) }]
  })
  return found.length > 0 ? found : alongStreet(onStreet, gazetteer)
}

function blockPlace(
  { written }: Street,
  { number, point, district }: NonNullable<ReturnType<typeof findBlock>>,
  { locale }: Gazetteer,
): Place {
  return {
    kind: 'block',
    name: fill(placeWords[locale].block, { number, street: written }),
    slug: `${number}-${written.toLowerCase().replaceAll(' ', '-')}`,
    point,
    district,
  }
}

/** The words of a street as its signs write it. */
const asStreet = (words: readonly string[]) => foldStreet(words.join(' '))

/** Every way to cut words in two: "high international" has no "and". */
const cuts = (words: readonly string[]) =>
  words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)] as const)

/** All that a reading of a text may mean, in no order; the same thing may stand in it twice. */
export function candidates({ written, ...reading }: Reading, gazetteer: Gazetteer): Candidate[] {
  const typed = (words: readonly string[]): Typed => ({ ...reading, words })
  const named = amongNamed(typed(foldName(written)), gazetteer)
  const sides = foldSides(written)
  if (sides && sides[1].length > 0) {
    const [first, second] = sides.map(typed) as [Typed, Typed]
    const corners = amongCrossings(first, second, gazetteer)
    const missing =
      reading.spelling === 'misspelled' && !reading.isBeingTyped
        ? nearMissing(first, second, gazetteer)
        : []
    const doubtful =
      reading.spelling === 'exact' && !reading.isBeingTyped
        ? amongDoubtful(first, second, gazetteer)
        : []
    return [
      ...named,
      ...corners,
      ...doubtful,
      ...amongRoads([first, second], gazetteer),
      ...missing,
    ]
  }
  if (reading.spelling === 'in-part') return named
  const words = sides ? sides[0] : fold(written)
  if (words.length === 0) return named
  // Misspelled, and without an "and": that says no two streets.
  const parted = reading.spelling === 'exact' ? cuts(words) : []
  const corners = parted.flatMap(([first, second]) => [
    ...amongCrossings(typed(asStreet(first)), typed(asStreet(second)), gazetteer),
    ...amongRoads([typed(first), typed(second)], gazetteer),
  ])
  return [
    ...named,
    ...alongStreet(typed(asStreet(words)), gazetteer),
    ...corners,
    // "73 Bancroft" is a corner; only where there is none is it the house of that number.
    ...(corners.some(({ apart }) => apart < unfinished) ? [] : atHouse(typed(words), gazetteer)),
  ]
}
