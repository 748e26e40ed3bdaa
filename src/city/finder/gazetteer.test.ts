import { expect, test } from 'vitest'
import type { Place } from '#city/place.ts'
import { type Crossing, packCrossings } from '#city/streets/crossings.ts'
import { crossingSlug, foldName, makeGazetteer, nameOf, placeAt } from './gazetteer.ts'

const point = { lat: 37.8, lon: -122.2 }

const crossing = (first: string, second: string): Crossing => ({
  streets: [first, second],
  point,
  district: 5,
})

const rockridge: Place = { kind: 'neighborhood', name: 'Rockridge', slug: 'rockridge', point }

const wordsOf = (place: Place) =>
  makeGazetteer('en', [place]).named.map(({ name }) => name.words.join(' '))

/** A handful of streets: High Street meets two others. */
const streets = packCrossings([
  crossing('Alma Avenue', 'High Street'),
  crossing('High Street', 'Lake Park Avenue'),
  crossing('Alma Place', 'Park Park Road'),
])
const gazetteer = makeGazetteer('en', [rockridge], streets)

test('a name is compared by its words, and in one without the kind of street', () => {
  expect(nameOf(['lake', 'park', 'avenue'])).toEqual({
    words: ['lake', 'park', 'avenue'],
    base: 'lakepark',
  })
})

test('“and” and “y” inside a name count for nothing', () => {
  expect(foldName('Old City and Produce y Waterfront')).toEqual([
    'old',
    'city',
    'produce',
    'waterfront',
  ])
})

test('a place is known by each of its names, a ZIP code by its number alone', () => {
  expect(wordsOf(rockridge)).toEqual(['rockridge'])
  expect(wordsOf({ ...rockridge, otherNames: ['Upper Rock', 'The Ridge'] })).toEqual([
    'rockridge',
    'upper rock',
    'the ridge',
  ])
  expect(wordsOf({ kind: 'zip', name: 'ZIP 94601', slug: '94601', point })).toEqual(['94601'])
})

test('before the streets are there, none is known', () => {
  const { streets: known, byWord, byBase, named } = makeGazetteer('en', [rockridge])
  expect(known).toEqual([])
  expect([byWord.size, byBase.size]).toEqual([0, 0])
  expect(named).toHaveLength(1)
})

test('each street stands once, with the streets that it leads to', () => {
  const leadsTo = gazetteer.streets.map(({ written, crossings }) => [
    written,
    crossings.map(({ other }) => other.written),
  ])
  expect(Object.fromEntries(leadsTo)).toEqual({
    'Alma Avenue': ['High Street'],
    'Alma Place': ['Park Park Road'],
    'High Street': ['Alma Avenue', 'Lake Park Avenue'],
    'Lake Park Avenue': ['High Street'],
    'Park Park Road': ['Alma Place'],
  })
  expect(leadsTo).toHaveLength(5)
})

test('a street is listed once under each of its words, and once under all of them in one', () => {
  const under = (index: typeof gazetteer.byWord, key: string) =>
    index
      .get(key)
      ?.map(({ written }) => written)
      .toSorted()
  expect(under(gazetteer.byWord, 'alma')).toEqual(['Alma Avenue', 'Alma Place'])
  expect(under(gazetteer.byWord, 'park')).toEqual(['Lake Park Avenue', 'Park Park Road'])
  expect(under(gazetteer.byWord, 'lakepark')).toBeUndefined()
  expect(under(gazetteer.byBase, 'lakepark')).toEqual(['Lake Park Avenue'])
  expect(under(gazetteer.byBase, 'alma')).toEqual(['Alma Avenue', 'Alma Place'])
})

test('a crossing is a place with the street first that was named first', () => {
  const highAndIris = { ...crossing('High Street', 'Iris Street'), point: { lat: 37.7, lon: -122 } }
  expect(placeAt(highAndIris, 'High Street', 'en')).toEqual({
    kind: 'crossing',
    name: 'High Street and Iris Street',
    point: { lat: 37.7, lon: -122 },
    slug: 'high-street-and-iris-street',
    district: 5,
  })
  expect(placeAt(highAndIris, 'Iris Street', 'en').name).toBe('Iris Street and High Street')
  expect(placeAt(highAndIris, 'High Street', 'es').name).toBe('High Street e Iris Street')
})

test('the address of a crossing is the same whichever street was named first', () => {
  const martinAndHigh = crossing('High Street', 'Martin Luther King Jr Way')
  const slug = 'high-street-and-martin-luther-king-jr-way'
  expect(crossingSlug(martinAndHigh.streets)).toBe(slug)
  expect(placeAt(martinAndHigh, 'Martin Luther King Jr Way', 'es').slug).toBe(slug)
})
