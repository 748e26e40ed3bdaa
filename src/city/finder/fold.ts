import { streetName, streetTypes } from '#city/streets/street-name.ts'
import { foldLetters } from '#language/fold-letters.ts'

/** Words of one meaning, in the one form that they are compared in; English and Spanish alike. */
const sameWord: ReadonlyMap<string, string> = new Map([
  ...[...streetTypes].map(([word, type]) => [word, type.toLowerCase()] as const),
  ['ctr', 'center'],
  ['hts', 'heights'],
  ['pt', 'point'],
  ['e', 'east'],
  ['w', 'west'],
  ['bway', 'broadway'],
  ['intl', 'international'],
  ['distrito', 'district'],
  ['dist', 'district'],
])

/** How a district is numbered in words. */
const numberWords = [
  ['one', 'uno'],
  ['two', 'dos'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
]

function districtNumber(word: string) {
  const index = numberWords.findIndex((words) => words.includes(word))
  return index === -1 ? word : `${index + 1}`
}

/** Whether a folded word only says what kind of street it is: "street", "boulevard". */
export const isStreetType = (word: string) => streetTypes.get(word)?.toLowerCase() === word

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
    .map((word) => sameWord.get(word) ?? withoutOrdinal(word))
    .map((word, index, words) => (words[index - 1] === 'district' ? districtNumber(word) : word))
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
