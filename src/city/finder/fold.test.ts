import { expect, test } from 'vitest'
import { fold, foldSides, foldStreet, isStreetType } from './fold.ts'

test.each([
  ['HIGH STREET', 'high street'],
  ['  High   St. ', 'high street'],
  ['high str', 'high street'],
  ['calle High', 'street high'],
  ['bancroft av', 'bancroft avenue'],
  ['bancroft ave', 'bancroft avenue'],
  ['avenida bancroft', 'avenue bancroft'],
  ['international bl', 'international boulevard'],
  ['international blvd', 'international boulevard'],
  ['international boul', 'international boulevard'],
  ['bulevar international', 'boulevard international'],
  ['lake cir', 'lake circle'],
  ['lake ct', 'lake court'],
  ['lake dr', 'lake drive'],
  ['lake ln', 'lake lane'],
  ['lake pkwy', 'lake parkway'],
  ['lake pl', 'lake place'],
  ['lake plz', 'lake plaza'],
  ['lake plaza', 'lake plaza'],
  ['lake rd', 'lake road'],
  ['jack london sq', 'jack london square'],
  ['lake ter', 'lake terrace'],
  ['lake terr', 'lake terrace'],
  ['lake wy', 'lake way'],
  ['e 12', 'east 12'],
  ['w macarthur', 'west macarthur'],
  ['distrito 3', 'district 3'],
  ['dist 3', 'district 3'],
])('%s is folded to %s', (text, words) => {
  expect(fold(text)).toEqual(words.split(' '))
})

test('a word that every object of the language has is a word like others', () => {
  expect(fold('constructor of the valueOf street')).toEqual([
    'constructor',
    'of',
    'the',
    'valueof',
    'street',
  ])
  expect(foldStreet('Constructor St')).toEqual(['constructor', 'street'])
})

test.each([
  ['73rd', '73'],
  ['73RD', '73'],
  ['73r', '73'],
  ['la 73a', 'la 73'],
  ['73rds', '73rds'],
  ['b73rd', 'b73rd'],
])('%s is the number of a street only with its ending: %s', (text, words) => {
  expect(fold(text)).toEqual(words.split(' '))
})

test.each([
  ['d3', 'district 3'],
  ['D-3', 'd 3'],
  ['d8', 'd8'],
  ['d34', 'd34'],
  ['ad3', 'ad3'],
  ['e12th', 'east 12'],
  ['w40', 'west 40'],
  ['we12', 'we12'],
  ['ewe', 'ewe'],
  ['mlk way', 'martin luther king way'],
  ['mlks', 'mlks'],
  ['xmlk', 'xmlk'],
])('the short form %s is %s', (text, words) => {
  expect(fold(text)).toEqual(words.split(' '))
})

test('accents and marks inside a word are left out, and other marks part words', () => {
  expect(fold('Fruítvale')).toEqual(['fruitvale'])
  expect(fold('fruitvale\u0301')).toEqual(['fruitvale'])
  expect(fold("O’Neil O'Neil O`Neil O.Neil")).toEqual(['oneil', 'oneil', 'oneil', 'oneil'])
  expect(fold('(Hoover/Foster) & Old-City…')).toEqual(['hoover', 'foster', 'old', 'city'])
  expect(fold(' … ')).toEqual([])
})

test.each([
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
])('%s says what kind of street it is', (word) => {
  expect(isStreetType(word)).toBe(true)
})

test('a name, a direction or an abbreviation is no kind of street', () => {
  expect(['high', 'east', 'st', ''].filter(isStreetType)).toEqual([])
})

const twoStreets = [
  ['high', 'street'],
  ['international', 'boulevard'],
]

test.each([
  'high st and international',
  'HIGH ST AND INTERNATIONAL',
  'high st y international',
  'high st con international',
  'high st at international',
  'high st esquina international',
  'high st esquina con international',
  'high st, and international',
  'high st e international',
  'high st & international',
  'high st/international',
  'high st@international',
  'high st, international',
  'high st; international',
  'high st+international',
  'high-st-and-international',
])('two streets stand in “%s”', (text) => {
  expect(foldSides(text)).toEqual(twoStreets)
})

test('“e” joins two streets only where Spanish says it: before an i that is heard first', () => {
  expect(foldSides('high e hidalgo')).toEqual([['high'], ['hidalgo']])
  expect(foldSides('high e 12th')).toBeUndefined()
  expect(foldSides('high and e 12th')).toEqual([['high'], ['east', '12']])
})

test('the second street may still be missing, the first may not', () => {
  expect(foldSides('high and')).toEqual([['high'], []])
  expect(foldSides('high &')).toEqual([['high'], []])
  expect(foldSides('and high')).toBeUndefined()
  expect(foldSides('high')).toBeUndefined()
  expect(foldSides('')).toBeUndefined()
})

test('a word that only holds a joining word does not part streets', () => {
  expect(foldSides('grand avenue')).toBeUndefined()
  expect(foldSides('andover street')).toBeUndefined()
})

test('all that stands behind the first joining word is the second side', () => {
  expect(foldSides('high and park and foothill')).toEqual([['high'], ['park', 'foothill']])
})
