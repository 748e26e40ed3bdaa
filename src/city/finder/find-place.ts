import { milesBetween } from '#city/distance.ts'
import type { Place } from '#city/place.ts'
import { placeWords } from '#city/words.ts'
import { fill } from '#language/fill.ts'
import { cityName } from '#site/city-name.ts'
import { findBlock } from './block.ts'
import { fold, foldSides, foldStreet, isStreetType } from './fold.ts'
import {
  type DoubtfulCorner,
  doubtfulCorner,
  type Entry,
  foldName,
  type Gazetteer,
  type OutsidePlace,
  placeAt,
  type Street,
  type Target,
  tellingWords,
} from './gazetteer.ts'
import { isOneMistakeFrom } from './one-mistake.ts'

/** What a text means. */
export type Finding =
  | { kind: 'place'; place: Place }
  /** The likeliest first; `more` are as likely as the last and not among them. */
  | { kind: 'choices'; places: readonly Place[]; more: number }
  /** A city beside ours or a freeway, with the places of ours beside it. */
  | { kind: 'outside'; area: OutsidePlace }
  /** Two streets that meet, nobody knows where: with corners of theirs that are known. */
  | { kind: 'doubtful'; corner: DoubtfulCorner }
  | { kind: 'nothing' }

/** More choices than these are not read. */
export const mostChoices = 8

const unfinished = 1
const misspelled = 0.3
const otherType = 0.2
const noType = 0.1
const notMeant = Number.POSITIVE_INFINITY

/** Names that lie no further apart, in miles, are one place: the Coliseum and its neighborhood. */
const samePlace = 1

/**
 * How much of a text must be said by a name: every word as it is written, with letters wrong, or any
 * of its words.
 */
type Spelling = 'exact' | 'misspelled' | 'in-part'

/** What was typed: a name as far as it goes. */
interface Typed {
  words: readonly string[]
  /** Whether more may follow: 7 is the beginning of 73 only while it is being typed. */
  isBeingTyped: boolean
  spelling: Spelling
}

/** Something that may be meant. */
interface Candidate {
  /** The same for the same thing. */
  of: object
  /** 0 is word for word; less than 1 differs by kinds of street; each word that is unfinished or missing adds 1. */
  apart: number
  /** Among those that are as far: how many corners the street has that leads there. */
  corners?: number
  /** Made only for what is shown: one letter fits thousands. */
  target: () => Meant
}

type Meant = Place | OutsidePlace | DoubtfulCorner

const isNumber = (word: string) => /^\d/.test(word)

/**
 * How many letters the search forgives; two that changed places count as two. Numbers are never
 * guessed at: 73rd is not 74th.
 */
const lettersWrong = (word: string) => (isNumber(word) || word.length < 4 ? false : 2)

/** A shorter word with two letters wrong is another word. */
const longWord = 7

/** How far a name, whose words were found, is from what was typed. */
function distance(
  { words, isBeingTyped, spelling }: Typed,
  { words: name, target }: Entry,
  found: readonly string[],
) {
  const isAlike = (word: string, known: string) =>
    word.length >= longWord && found.includes(known) && !words.includes(known)
  // "Fruitvale Avenue" is the street, not the neighborhood.
  const typeTooMany = target.kind === 'street' ? otherType : unfinished
  const left = [...name]
  let sum = 0
  for (const [index, word] of words.entries()) {
    const mayGoOn = isBeingTyped && index === words.length - 1
    const exact = left.indexOf(word)
    const begun = left.findIndex((known) => known.startsWith(word) && (mayGoOn || !isNumber(word)))
    if (exact !== -1) left.splice(exact, 1)
    else if (isStreetType(word)) sum += typeTooMany
    else if (begun !== -1) {
      left.splice(begun, 1)
      sum += unfinished
    } else if (spelling === 'exact') return notMeant
    else {
      const oneWrong = left.findIndex((known) => isOneMistakeFrom(word, known))
      const alike = oneWrong === -1 ? left.findIndex((known) => isAlike(word, known)) : oneWrong
      if (alike !== -1) left.splice(alike, 1)
      else if (spelling === 'misspelled') return notMeant
      sum += oneWrong === -1 ? 2 * misspelled : misspelled
    }
  }
  const missing = left.reduce((more, word) => more + (isStreetType(word) ? noType : 1), 0)
  return sum + missing
}

/** "Lakepark" is "Lake Park", and "Mc Clary" McClary. */
function isJoined(words: readonly string[], name: readonly string[]) {
  const [typed, known] = [tellingWords(words), tellingWords(name)]
  return typed.length !== known.length && typed.join('') === known.join('')
}

/** A short word alone says too little, and the city’s own name nothing: "my", "on". */
const saysMuch = (word: string) => word.length > 4 && word !== cityName.toLowerCase()

/** The names that hold what was typed, each with its distance. */
function lookUp(typed: Typed, { entries, index }: Gazetteer) {
  const { isBeingTyped, spelling } = typed
  const telling = tellingWords(typed.words)
  const last = telling.at(-1)
  const options = {
    prefix: (word: string) =>
      spelling !== 'in-part' && (!isNumber(word) || (isBeingTyped && word === last)),
    fuzzy: (word: string) => (spelling === 'misspelled' ? lettersWrong(word) : false),
  }
  const sought = spelling === 'in-part' ? telling.filter(saysMuch) : telling
  const withWords = index.search(sought.join(' '), {
    ...options,
    combineWith: spelling === 'in-part' ? 'OR' : 'AND',
  })
  const found =
    withWords.length > 0 || telling.length === 1
      ? withWords
      : index.search(telling.join(''), { prefix: false })
  return found.flatMap(({ id, terms }) => {
    const entry = entries[id]
    if (!entry) return []
    const apart = isJoined(typed.words, entry.words) ? misspelled : distance(typed, entry, terms)
    return apart === notMeant ? [] : [{ entry, apart }]
  })
}

/** The streets that may be meant, each with its distance. */
function streetsFor(typed: Typed, gazetteer: Gazetteer) {
  const streets = new Map<Street, number>()
  for (const { entry, apart } of lookUp(typed, gazetteer)) {
    if (entry.target.kind !== 'street') continue
    streets.set(entry.target, Math.min(apart, streets.get(entry.target) ?? notMeant))
  }
  return streets
}

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

interface Reading extends Omit<Typed, 'words'> {
  written: string
}

function candidates({ written, ...reading }: Reading, gazetteer: Gazetteer): Candidate[] {
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

const stop = '(?:estaci[oó]n|station|stop|parada)'

/** How a sentence about a crash begins. */
const crash =
  'i was (?:hit|hurt|rear-ended|in (?:a|an) (?:crash|accident))|i got hit|i crashed|we crashed|we were hit|me chocaron|me pegaron|me atropellaron|choqu[eé]|tuve un (?:choque|accidente)|fue'

/** Where in a place somebody was. */
const inside = 'parking(?: lot)?|garage|entrance|emergency(?: room)?|er'
const insideFirst = 'estacionamiento|entrada|emergencias?|urgencias?'

/** What two streets that meet are called before they are named. */
const meeting =
  '(?:la )?esquina (?:de|con)|(?:the )?corner of|(?:the )?intersection of|(?:el )?cruce (?:de|con|entre)|(?:la )?intersecci[oó]n (?:de|con)|between|entre'

/** Words around a place that say nothing of where it is. */
const around = new RegExp(
  String.raw`^\s*(?:i(?:'|’)?m|i am|estoy|vivo|i live|${crash})\s|^\s*(?:cerca del?|zona del?|[aá]rea del?|por|en|near|by|at|on|in|around|next to|frente a|a lado de|junto a|${meeting}|(?:el |la )?(?:${insideFirst}) del?)\s|^\s*(?:la|el|los|las|the)\s|(?<!\p{L})(?:zip ?code|zip|c[oó]digo postal|c\.?p\.?|(?:city )?council|(?:del? )?concejo(?: municipal)?|neighborhood|vecindario|barrio|colonia)(?!\p{L})|\s+(?:district|area|exit|off-?ramp|${inside})\s*$|^\s*salida (?:de )?|(?<!\p{L})${stop}(?=.*\bbart\b)|(?<=\bbart\b.*)(?<!\p{L})${stop}(?!\p{L})`,
  'giu',
)

/** The city says nothing of where in it; but its west has a name of its own, so it falls away last. */
const cityAtEnd = new RegExp(String.raw`[\s,]+${cityName}(?:[\s,]+ca(?:lifornia)?)?\s*$`, 'iu')

const zipAtEnd = /^(.*?)[\s,]*(?<!\d)(\d{5})(?:-\d{4})?\s*$/u
const cityAndState = new RegExp(
  String.raw`(?<!\p{L})(?:${cityName}|ca|california)(?!\p{L})|,`,
  'giu',
)

/** The ZIP code behind an address says less than the address; alone, or with the city, it is the place. */
function withoutZip(text: string, { named }: Gazetteer) {
  const withoutCity = text.replace(cityAndState, ' ').trim()
  const [, before = '', zip = ''] = zipAtEnd.exec(withoutCity) ?? []
  const isKnown = named.some(({ kind, slug }) => kind === 'zip' && slug === zip)
  if (!isKnown) return text
  return withLess(before).at(-1) === '' ? zip : before
}

/** A text, and what it says without them, until nothing more falls away: a neighborhood, then the city. */
function withLess(text: string): string[] {
  const plain = text.replace(around, ' ').trim()
  const less = plain === text ? text.replace(cityAtEnd, '').trim() : plain
  return less === text ? [text] : [text, ...withLess(less)]
}

/** "La Fruitvale y la Foothill"; La Salle Avenue is read with its own first. */
const articles = /(?<!\p{L})(?:la|el|los|las|the|de|del)(?!\p{L})/giu

/** "International between 73rd and 74th" is about International and 73rd. */
const between = /^(.+?)\s(?:between|entre)\s(?:la\s|el\s)?(.+?)\s(?:and|y|e|&)\s.+$/iu

/** "Between 83rd and 84th on International" says the same. */
const betweenOn =
  /^(?:between|entre)\s(?:la\s|el\s)?(.+?)\s(?:and|y|e|&)\s.+?\s(?:on|en|sobre|de)\s(?:la\s|el\s)?(.+)$/iu

/** "2000 block of Broadway", as an answer says it too. */
const blockOf =
  /^(?:the\s)?(\d+)(?:th)?\sblock\s(?:of\s)?|^(?:la\s)?cuadra\s(?:del?\s)?(\d+)\sde\s/iu

/** What stands behind the last comma: "Adeline & 14th, Uptown". */
const afterComma = /,[^,]*$/u

/** From the strictest reading of a text to the most forgiving one; the first that finds anything counts. */
function* readings(text: string, isBeingTyped: boolean, gazetteer: Gazetteer): Generator<Reading> {
  const cut = withoutZip(text.trim(), gazetteer)
    .replace(blockOf, '$1$2 ')
    .replace(betweenOn, '$2 & $1')
    .replace(between, '$1 & $2')
  const less = [
    ...withLess(cut),
    ...(afterComma.test(cut) ? withLess(cut.replace(afterComma, '')) : []),
  ]
  const bare = less.at(-1) ?? ''
  const ways = [...new Set([...less, bare.replace(articles, ' ').trim()])].filter(Boolean)
  for (const written of ways) yield { written, spelling: 'exact', isBeingTyped }
  // "La Macartur" is no street that begins with its article, so what is misspelled is read bare.
  for (const written of ways.toReversed()) yield { written, spelling: 'misspelled', isBeingTyped }
  // "173rd and Bancroft" is not asked about: the number is what it says.
  if (isBeingTyped || /\d/.test(bare)) return
  for (const written of ways) yield { written, spelling: 'in-part', isBeingTyped }
}

interface Ranked {
  spelling: Spelling
  /** Each once, the likeliest first. */
  candidates: readonly Candidate[]
}

/** Neighborhoods and landmarks before corners, and corners of long streets before others. */
const weightOf = ({ corners = 1_000_000 }: Candidate) => corners

function rank(text: string, gazetteer: Gazetteer, isBeingTyped: boolean): Ranked {
  for (const reading of readings(text, isBeingTyped, gazetteer)) {
    const best = new Map<object, Candidate>()
    for (const candidate of candidates(reading, gazetteer)) {
      const known = best.get(candidate.of)
      if (!known || candidate.apart < known.apart) best.set(candidate.of, candidate)
    }
    if (best.size > 0) {
      const ranked = [...best.values()].toSorted(
        (one, other) => one.apart - other.apart || weightOf(other) - weightOf(one),
      )
      return { spelling: reading.spelling, candidates: ranked }
    }
  }
  return { spelling: 'exact', candidates: [] }
}

const isPlace = (target: Meant): target is Place =>
  target.kind !== 'outside' && target.kind !== 'doubtful'

/** The likeliest places of some candidates, and how many more there are. */
function shownOf(ranked: readonly Candidate[]) {
  const places = ranked.slice(0, mostChoices).flatMap(({ target }) => {
    const meant = target()
    return isPlace(meant) ? [meant] : []
  })
  return { places, more: Math.max(0, ranked.length - mostChoices) }
}

/** One letter begins thousands of names: to look through them takes longest, and says nothing. */
const fewestTyped = 2

/** What to offer while somebody types. */
export const suggestPlaces = (text: string, gazetteer: Gazetteer) =>
  shownOf(text.trim().length < fewestTyped ? [] : rank(text, gazetteer, true).candidates)

/** Which of some names that fit alike is told: what is not ours first, then the broader thing. */
const kindsInOrder = ['outside', 'neighborhood', 'zip', 'district'] as const

function order({ kind }: Meant) {
  const index = (kindsInOrder as readonly string[]).indexOf(kind)
  return index === -1 ? kindsInOrder.length : index
}

/** The one that is meant, where the names that fit best say one thing. */
function clearlyMeant([first, ...others]: readonly Candidate[]) {
  if (!first || first.apart >= unfinished) return
  const alike = [first, ...others.filter(({ apart }) => apart === first.apart)]
    .map(({ target }) => target())
    .toSorted((one, other) => order(one) - order(other))
  const [meant] = alike
  if (!meant) return
  const isOne = alike.every(
    (other) =>
      isPlace(meant) && isPlace(other) && milesBetween(meant.point, other.point) <= samePlace,
  )
  return alike.length === 1 || meant.kind === 'outside' || isOne ? meant : undefined
}

/**
 * What a text means that somebody has finished: the name or the `?near=` slug of a place, in either
 * language, or the streets of a crossing in either order. A number is the whole number: 7th is not
 * 73rd. What is misspelled or only begun is asked about, never guessed.
 */
export function findPlace(text: string, gazetteer: Gazetteer): Finding {
  const slug = text.trim()
  const named = gazetteer.named.find((place) => place.slug === slug)
  if (named) return { kind: 'place', place: named }
  const { candidates: ranked, spelling } = rank(text, gazetteer, false)
  const meant = spelling === 'exact' ? clearlyMeant(ranked) : undefined
  if (meant?.kind === 'outside') return { kind: 'outside', area: meant }
  if (meant?.kind === 'doubtful') return { kind: 'doubtful', corner: meant }
  if (meant) return { kind: 'place', place: meant }
  const shown = shownOf(ranked)
  return shown.places.length > 0 ? { kind: 'choices', ...shown } : { kind: 'nothing' }
}
