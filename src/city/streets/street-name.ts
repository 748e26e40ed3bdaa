import { type StreetAlias, streetAliases } from '#city/here/street-aliases.ts'
import { foldLetters } from '#language/fold-letters.ts'

/** Types of streets, and how else reports, signs and people write them, in English and Spanish. */
const otherSpellings = {
  Avenue: 'av ave avenida',
  Boulevard: 'bl blvd boul bulevar',
  Circle: 'cir',
  Court: 'ct',
  Drive: 'dr',
  Lane: 'ln',
  Parkway: 'pkwy',
  Place: 'pl',
  Plaza: 'plz',
  Road: 'rd',
  Square: 'sq',
  Street: 'calle st str',
  Terrace: 'ter terr tr',
  Way: 'wy',
}

/** Types of streets by every way to write them, in small letters. */
export const streetTypes: ReadonlyMap<string, string> = new Map(
  Object.entries(otherSpellings).flatMap(([type, others]) =>
    [type.toLowerCase(), ...others.split(' ')].map((word) => [word, type] as const),
  ),
)

/** In Spanish the type comes first: "calle High", "avenida 73". */
const typesInSpanish = new Set(['avenida', 'bulevar', 'calle'])

const directions: ReadonlyMap<string, string> = new Map([
  ['e', 'East'],
  ['east', 'East'],
  ['este', 'East'],
  ['oeste', 'West'],
  ['w', 'West'],
  ['west', 'West'],
])

/** How officers begin a place in haste: `AT INTERNATIONAL BL`. */
const prepositions = new Set(['at', 'of'])

/** Before a number or a Spanish type, or before a name that people say: "la 73", "la MLK". */
const articles = new Set(['el', 'la', 'the'])

const numbersInWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
  .concat('eighth', 'ninth', 'tenth', 'eleventh', 'twelfth')
  .concat('thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth')
  .concat('eighteenth', 'nineteenth', 'twentieth')

const ownSpelling: ReadonlyMap<string, string> = new Map([
  ['macarthur', 'MacArthur'],
  ['mlk', 'MLK'],
])

const isType = (word = '') => streetTypes.has(word)

/** The 73 of "73rd", "73RD", "73" and "73ª", the 7 of "seventh". */
function streetNumber(word: string) {
  const inWords = numbersInWords.indexOf(word)
  if (inWords !== -1) return inWords + 1
  const [, digits] = /^(\d{1,3})(?:st|nd|rd|th|a|o|ra|ro|da|va|ma)?$/.exec(word) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** 73 as "73rd". */
function ordinal(number: number) {
  const isTeen = Math.floor((number % 100) / 10) === 1
  const ending = isTeen ? undefined : ['', 'st', 'nd', 'rd'][number % 10]
  return `${number}${ending || 'th'}`
}

function capitalized(word: string): string {
  const own = ownSpelling.get(word)
  if (own) return own
  const irish = /^mc([a-z]{3,})$/.exec(word)?.[1]
  return irish ? `Mc${capitalized(irish)}` : word.charAt(0).toUpperCase() + word.slice(1)
}

function wordsOf(written: string) {
  const words = foldLetters(written)
    .replace(/\(.*?\)/g, ' ')
    .replace(/['’`.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b([ew])(?=\d)/g, '$1 ')
    .split(/\s+/)
    .filter(Boolean)
  return withTypeLast(withoutHouseNumber(withoutFirstWord(words)))
}

/** La Salle Avenue, El Embarcadero and The Uplands keep their first word. */
function withoutFirstWord(words: readonly string[]) {
  const [first = '', next] = words
  if (next === undefined) return words
  const isNoName =
    prepositions.has(first) ||
    (articles.has(first) && (/^\d/.test(next) || typesInSpanish.has(next)))
  return isNoName ? words.slice(1) : words
}

/** Before the number of a freeway. */
const routes = new Set(['hwy', 'i', 'route', 'rt', 'sr', 'us'])

/** `INTERNATIONAL BL 3500`, `INTERNATIONAL BL 5100 BLK` and `1411 E 31ST ST` name streets. */
function withoutHouseNumber(words: readonly string[]) {
  const bare = words.at(-1) === 'blk' ? words.slice(0, -1) : words
  const isRoute = routes.has(bare.at(-2) ?? '')
  if (bare.length > 1 && /^\d{3,5}$/.test(bare.at(-1) ?? '') && !isRoute && !isType(bare[0])) {
    return bare.slice(0, -1)
  }
  const isHouse = bare.length > 2 && /^\d+$/.test(bare[0] ?? '') && !isType(bare[1])
  return isHouse ? bare.slice(1) : bare
}

/** "calle 14 este" and "avenida 73" as "este 14 calle" and "73 avenida". */
function withTypeLast(words: readonly string[]) {
  const [first = '', ...rest] = words
  const isFirst =
    rest.length > 0 &&
    (typesInSpanish.has(first) || (isType(first) && rest.every((word) => /^\d/.test(word))))
  if (!isFirst) return words
  const last = rest.at(-1) ?? ''
  const turned = directions.has(last) ? [last, ...rest.slice(0, -1)] : rest
  return [...turned, first]
}

/** The name of a street in full, whatever else it is called. */
function inFull(written: string) {
  const words = wordsOf(written)
  const last = words.length - 1
  // E Street is a letter, and East 12th Street is not.
  const isLettered = last === 1 && isType(words[1])
  return words
    .map((word, index) => {
      const isLast = index === last || (index === last - 1 && directions.has(words[last] ?? ''))
      if (isLast && index > 0 && isType(word)) return streetTypes.get(word)
      const isAtAnEnd = last > 0 && (index === 0 || index === last)
      if (isAtAnEnd && !isLettered && directions.has(word)) return directions.get(word)
      const number = routes.has(words[index - 1] ?? '') ? undefined : streetNumber(word)
      return number === undefined ? capitalized(word) : ordinal(number)
    })
    .join(' ')
}

const typesInFull: ReadonlySet<string> = new Set(Object.keys(otherSpellings))

/** A full name without its type: "International" of "International Boulevard". */
export const withoutType = (street: string) =>
  street
    .split(' ')
    .filter((word, index) => index === 0 || !typesInFull.has(word))
    .join(' ')

const byOtherName: ReadonlyMap<string, string> = new Map(
  streetAliases.flatMap(({ street, also }: StreetAlias) =>
    also.map((name) => [inFull(name), street] as const),
  ),
)

/**
 * A street under the name of its signs, in full, as a report, a sign or a person writes it in English
 * or Spanish: `E 12TH ST` is "East 12th Street", "la avenida 73" "73rd Avenue", "E 14th"
 * "International Boulevard". What is written without a type stays without one, unless the city has
 * it as another name of a street.
 */
export function streetName(written: string) {
  const name = inFull(written)
  const asked = name.replace(/^(?:El|La|The) /, '')
  const known = [name, withoutType(name), asked].map((other) => byOtherName.get(other))
  return known.find((street) => street !== undefined) ?? name
}
