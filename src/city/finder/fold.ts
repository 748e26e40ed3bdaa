import { streetName } from '#city/streets/street-name.ts'
import { foldLetters } from '#language/fold-letters.ts'

/** Words of one meaning, in the one form that they are compared in; English and Spanish alike. */
const sameWord: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  calle: 'street',
  av: 'avenue',
  ave: 'avenue',
  avenida: 'avenue',
  bl: 'boulevard',
  blvd: 'boulevard',
  boul: 'boulevard',
  bulevar: 'boulevard',
  cir: 'circle',
  ct: 'court',
  ctr: 'center',
  dr: 'drive',
  hts: 'heights',
  ln: 'lane',
  pkwy: 'parkway',
  pl: 'place',
  plz: 'plaza',
  plaza: 'plaza',
  pt: 'point',
  rd: 'road',
  sq: 'square',
  ter: 'terrace',
  terr: 'terrace',
  wy: 'way',
  e: 'east',
  w: 'west',
  bway: 'broadway',
  intl: 'international',
  distrito: 'district',
  dist: 'district',
}

/** How a district is numbered in words. */
const numberWords: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
}

const streetTypes = new Set([
  'street',
  'avenue',
  'boulevard',
  'circle',
  'court',
  'drive',
  'lane',
  'parkway',
  'place',
  'plaza',
  'road',
  'square',
  'terrace',
  'way',
])

/** Whether a folded word only says what kind of street it is: "street", "boulevard". */
export const isStreetType = (word: string) => streetTypes.has(word)

/** `73rd`, `73RD`, `73a` and the unfinished `73r` are all 73. */
const withoutOrdinal = (word: string) => word.replace(/^(\d+)[a-z]{1,2}$/, '$1')

/**
 * The words of a text as they are compared: small letters, no accents, no marks, abbreviations in
 * full. "High St." and "HIGH STREET" are the same two words.
 */
export function fold(text: string): string[] {
  return foldLetters(text)
    .replace(/['’`.]/g, '')
    .replace(/\bmlk\b/g, 'martin luther king')
    .replace(/\bd(?=[1-7]\b)/g, 'district ')
    .replace(/\b([ew])(?=\d)/g, '$1 ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => sameWord[word] ?? withoutOrdinal(word))
    .map((word, index, words) =>
      words[index - 1] === 'district' ? (numberWords[word] ?? word) : word,
    )
}

/** The words of the name that stands on the street's signs, whatever else it is called. */
export const foldStreet = (text: string) => fold(streetName(text))

const joiningMarks = /[&/@,;+]/g
const joiningWords = /\s(?:and|y|con|at|esquina|e(?=\s+h?i))\s/g

/** "35th x MacArthur", "27th n Telegraph"; but N Picardy Drive begins so. */
const joiningLetter = /(?<=\S\s+)[nx](?=\s)/

/**
 * The two sides of "high and international", "73rd & bancroft" or "High St y International Blvd",
 * folded; the second is empty while it is not yet typed. Nothing when no word or mark stands between
 * two streets.
 */
export function foldSides(text: string): [first: string[], second: string[]] | undefined {
  const plain = ` ${text.toLowerCase().replaceAll('-', ' ').replace(joiningMarks, ' and ')} `
  const spaced = plain.replace(/\s+/g, '  ')
  const inWords = spaced.split(joiningWords)
  const [first = '', ...rest] = inWords.length > 1 ? inWords : spaced.split(joiningLetter)
  const sides: [string[], string[]] = [foldStreet(first), foldStreet(rest.join(' '))]
  return rest.length > 0 && sides[0].length > 0 ? sides : undefined
}
