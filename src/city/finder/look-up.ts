import { cityName } from '#site/city-name.ts'
import { isStreetType } from './fold.ts'
import { type Entry, type Gazetteer, type Street, tellingWords } from './gazetteer.ts'
import { isOneMistakeFrom } from './one-mistake.ts'
import type { Reading } from './readings.ts'

/** What a word adds to the distance of a name that does not hold it, or holds more than it. */
export const unfinished = 1
export const misspelled = 0.3
/** "Broadway Street" for Broadway. */
export const otherType = 0.2
const noType = 0.1
export const notMeant = Number.POSITIVE_INFINITY

/** What was typed: a name as far as it goes. */
export interface Typed extends Omit<Reading, 'written'> {
  words: readonly string[]
}

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
export function lookUp(typed: Typed, { entries, index }: Gazetteer) {
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
export function streetsFor(typed: Typed, gazetteer: Gazetteer) {
  const streets = new Map<Street, number>()
  for (const { entry, apart } of lookUp(typed, gazetteer)) {
    if (entry.target.kind !== 'street') continue
    streets.set(entry.target, Math.min(apart, streets.get(entry.target) ?? notMeant))
  }
  return streets
}
