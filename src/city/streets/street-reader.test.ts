import { expect, test } from 'vitest'
import type { Crossing } from './crossings.ts'
import { streetReader } from './street-reader.ts'

const crossing = (one: string, other: string, lat: number): Crossing => {
  const [first = '', second = ''] = [one, other].toSorted()
  return { streets: [first, second], point: { lat, lon: -122.2 }, district: 5 }
}

/** A street with ten corners, far from all that the tests name. */
const wellKnown = (street: string, lat = 40) =>
  Array.from({ length: 10 }, (_, index) => crossing(street, `Lane ${index}`, lat + index))

/** Bancroft Avenue meets 98th Avenue in the south, and 98th Street lies in the north. */
const read = streetReader([
  crossing('98th Avenue', 'Bancroft Avenue', 37.75),
  crossing('98th Street', 'Adeline Street', 37.83),
  crossing('Hegenberger Road', 'Edes Avenue', 37.74),
  crossing('Foothill Boulevard', 'High Street', 37.77),
  crossing('Foothill Drive', 'Oak Street', 37.771),
  ...['98th Avenue', 'Bancroft Avenue', 'Hegenberger Road', 'Foothill Boulevard'].flatMap(
    (street) => wellKnown(street),
  ),
])

test.each([
  ['98TH AV', 'BANCROFT AV', ['98th Avenue', 'Bancroft Avenue']],
  ['98TH ST', 'BANCROFT AV', ['98th Avenue', 'Bancroft Avenue']],
  ['BANCROFT AV', '98TH ST', ['Bancroft Avenue', '98th Avenue']],
  ['98TH', 'BANCROFT', ['98th Avenue', 'Bancroft Avenue']],
  ['98TH ST', 'BANCROFT BL', ['98th Avenue', 'Bancroft Avenue']],
  ['BANCORFT AV', '98TH AV', ['Bancroft Avenue', '98th Avenue']],
  ['99TH AV', 'BANCROFT AV', ['99th Avenue', 'Bancroft Avenue']],
])('%s at %s is %j', (one, other, names) => {
  expect(read.namesOf(one, other)).toEqual(names)
})

test('a side street keeps its name beside the street that it leaves', () => {
  expect(read.namesOf('HEGENBERGER CT', 'EDES AV')).toEqual(['Hegenberger Court', 'Edes Avenue'])
})

test('a street with a corner close by keeps its name', () => {
  expect(read.namesOf('FOOTHILL DR', 'HIGH ST')).toEqual(['Foothill Drive', 'High Street'])
  expect(read.namesOf('FOOTHILL RD', 'HIGH ST')).toEqual(['Foothill Boulevard', 'High Street'])
})

test('a street with few corners is never what was meant', () => {
  expect(read.namesOf('98TH AV', 'ADELINE ST')).toEqual(['98th Avenue', 'Adeline Street'])
})

test('two streets that may each be the wrong one keep their names', () => {
  const both = streetReader([
    crossing('Oak Avenue', 'Elm Street', 37.7),
    crossing('Oak Street', 'Elm Avenue', 37.8),
    ...['Oak Avenue', 'Oak Street', 'Elm Avenue', 'Elm Street'].flatMap((street) =>
      wellKnown(street),
    ),
  ])
  expect(both.namesOf('OAK AV', 'ELM AV')).toEqual(['Oak Avenue', 'Elm Avenue'])
})

test('a report with one street, or none, names what it names', () => {
  expect(read.namesOf('BANCROFT', '')).toEqual(['Bancroft Avenue', ''])
  expect(read.namesOf('', '')).toEqual(['', ''])
})
