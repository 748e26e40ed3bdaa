import type { Place } from '#city/place.ts'
import { cityName } from '#site/city-name.ts'
import { fold, foldSides, isStreetType } from './fold.ts'
import { foldName, type Gazetteer, type Name, nameOf, placeAt, type Street } from './gazetteer.ts'
import { isOneMistakeFrom } from './one-mistake.ts'

/** What a text means. */
export type Finding =
  | { kind: 'place'; place: Place }
  /** The likeliest first; `more` are as likely as the last and not among them. */
  | { kind: 'choices'; places: readonly Place[]; more: number }
  | { kind: 'nothing' }

/** More choices than these are not read. */
export const mostChoices = 8

const unfinished = 1
const misspelled = 0.3
const otherType = 0.2
const noType = 0.1
const notMeant = Number.POSITIVE_INFINITY

/** Whether one letter of a word may be wrong. */
type Spelling = 'exact' | 'one-mistake'

/** What was typed: a name as far as it goes. */
interface Typed extends Name {
  /** Whether more may follow: 7 is the beginning of 73 only while it is being typed. */
  isBeingTyped: boolean
}

/**
 * How far a name is from what was typed. 0 is word for word, less than 1 differs by kinds of street
 * and single letters, and each word that is unfinished or missing adds 1.
 */
function distance(typed: Typed, name: Name, spelling: Spelling): number {
  const apart = distanceByWord(typed, name.words, spelling)
  if (apart !== notMeant || typed.base === '') return apart
  // "Lakepark" is "Lake Park".
  const isWhole = typed.base === name.base
  const isAlike = spelling === 'one-mistake' && isOneMistakeFrom(typed.base, name.base)
  return isWhole || isAlike ? misspelled : notMeant
}

function distanceByWord(
  { words, isBeingTyped }: Typed,
  name: readonly string[],
  spelling: Spelling,
) {
  if (words.every(isStreetType) && (words.length === 0 || !name.every(isStreetType)))
    return notMeant
  const taken: boolean[] = []
  let sum = 0
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const mayGoOn = isBeingTyped && index === words.length - 1
    let least = notMeant
    let nearest = -1
    for (let place = 0; place < name.length; place += 1) {
      if (taken[place]) continue
      const apart = wordDistance(word, name[place] ?? '', mayGoOn, spelling)
      if (apart < least) [least, nearest] = [apart, place]
    }
    if (nearest !== -1) taken[nearest] = true
    else if (isStreetType(word)) least = otherType
    else return notMeant
    sum += least
  }
  for (let place = 0; place < name.length; place += 1) {
    if (!taken[place]) sum += isStreetType(name[place] ?? '') ? noType : 1
  }
  return sum
}

function wordDistance(word: string, name: string, mayGoOn: boolean, spelling: Spelling) {
  if (word === name) return 0
  if (name.startsWith(word) && (mayGoOn || !/^\d/.test(word))) return unfinished
  return spelling === 'one-mistake' && isOneMistakeFrom(word, name) ? misspelled : notMeant
}

interface Candidate {
  /** The same for the same place. */
  of: object
  apart: number
  /** Made only for what is shown: one letter fits thousands. */
  place: () => Place
}

function amongNamed(typed: Typed, { named }: Gazetteer, spelling: Spelling): Candidate[] {
  return named
    .map(({ place, name }) => ({
      of: place,
      apart: distance(typed, name, spelling),
      place: () => place,
    }))
    .filter(({ apart }) => apart !== notMeant)
}

/** The streets that may be meant: those that have the first word of a name, finished or not. */
function streetsFor({ words, base }: Name, gazetteer: Gazetteer, spelling: Spelling) {
  const key = words.find((word) => !isStreetType(word)) ?? words[0]
  if (key === undefined) return []
  const found = new Set<Street>(spelling === 'exact' ? [] : gazetteer.byBase.get(base))
  for (const [word, streets] of gazetteer.byWord) {
    if (wordDistance(key, word, true, spelling) === notMeant) continue
    for (const street of streets) found.add(street)
  }
  return [...found]
}

/** The crossings of two streets. */
function amongCrossings(
  first: Typed,
  second: Typed,
  gazetteer: Gazetteer,
  spelling: Spelling,
): Candidate[] {
  return streetsFor(first, gazetteer, spelling).flatMap((street) => {
    const toFirst = distance(first, street.name, spelling)
    if (toFirst === notMeant) return []
    return street.crossings
      .map(({ crossing, other }) => ({
        of: crossing,
        apart: toFirst + distance(second, other.name, spelling),
        place: () => placeAt(crossing, street.written, gazetteer.locale),
      }))
      .filter(({ apart }) => apart !== notMeant)
  })
}

/** All crossings of a street whose name is complete. */
function alongStreet(typed: Typed, gazetteer: Gazetteer, spelling: Spelling): Candidate[] {
  return streetsFor(typed, gazetteer, spelling).flatMap((street) => {
    const toStreet = distance(typed, street.name, spelling)
    if (toStreet >= unfinished) return []
    return street.crossings.map(({ crossing }) => ({
      of: crossing,
      apart: toStreet + unfinished,
      place: () => placeAt(crossing, street.written, gazetteer.locale),
    }))
  })
}

/** Every way to cut words in two: "high international" has no "and". */
const cuts = (words: readonly string[]) =>
  words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)] as const)

function candidates(
  { written, spelling, isBeingTyped }: Reading,
  gazetteer: Gazetteer,
): Candidate[] {
  const typed = (words: readonly string[]): Typed => ({ ...nameOf(words), isBeingTyped })
  const named = amongNamed(typed(foldName(written)), gazetteer, spelling)
  const sides = foldSides(written)
  if (sides && sides[1].length > 0) {
    const [first, second] = sides
    return [...named, ...amongCrossings(typed(first), typed(second), gazetteer, spelling)]
  }
  const words = sides ? sides[0] : fold(written)
  return [
    ...named,
    ...alongStreet(typed(words), gazetteer, spelling),
    ...cuts(words).flatMap(([first, second]) =>
      amongCrossings(typed(first), typed(second), gazetteer, spelling),
    ),
  ]
}

/** Words around a place that say nothing of where it is. */
const around = new RegExp(
  String.raw`^\s*(?:la|el|the|near|cerca de)\s|(?<!\p{L})(?:zip ?code|zip|c[oó]digo postal|c\.?p\.?|(?:city )?council|(?:del? )?concejo(?: municipal)?)(?!\p{L})|[\s,]+${cityName}(?:[\s,]+ca(?:lifornia)?)?\s*$`,
  'giu',
)

interface Reading {
  written: string
  spelling: Spelling
  isBeingTyped: boolean
}

/** From the strictest reading of a text to the most forgiving one; the first that finds anything counts. */
function* readings(text: string, isBeingTyped: boolean): Generator<Reading> {
  const bare = text.replace(around, ' ')
  for (const spelling of ['exact', 'one-mistake'] as const) {
    for (const written of new Set([text, bare])) yield { written, spelling, isBeingTyped }
  }
}

/** The candidates of a text, each once, the likeliest first. */
function rank(text: string, gazetteer: Gazetteer, isBeingTyped: boolean): Candidate[] {
  for (const reading of readings(text, isBeingTyped)) {
    const best = new Map<object, Candidate>()
    for (const candidate of candidates(reading, gazetteer)) {
      const known = best.get(candidate.of)
      if (!known || candidate.apart < known.apart) best.set(candidate.of, candidate)
    }
    if (best.size > 0) return [...best.values()].toSorted((one, other) => one.apart - other.apart)
  }
  return []
}

/** The likeliest of some candidates, and how many more there are. */
const shownOf = (ranked: readonly Candidate[]) => ({
  places: ranked.slice(0, mostChoices).map(({ place }) => place()),
  more: Math.max(0, ranked.length - mostChoices),
})

/** What to offer while somebody types. */
export const suggestPlaces = (text: string, gazetteer: Gazetteer) =>
  shownOf(rank(text, gazetteer, true))

/**
 * What a text means that somebody has finished: the name or the `?near=` slug of a place, in either
 * language, or the streets of a crossing in either order. A number is the whole number: 7th is not
 * 73rd.
 */
export function findPlace(text: string, gazetteer: Gazetteer): Finding {
  const slug = text.trim()
  const named = gazetteer.named.find(({ place }) => place.slug === slug)
  if (named) return { kind: 'place', place: named.place }
  const ranked = rank(text, gazetteer, false)
  const [first, second] = ranked
  if (!first) return { kind: 'nothing' }
  const isClear = !second || (first.apart < 1 && first.apart < second.apart)
  if (isClear) return { kind: 'place', place: first.place() }
  return { kind: 'choices', ...shownOf(ranked) }
}
