import { expect, test } from 'vitest'
import type { Place } from '#city/place.ts'
import { type Crossing, packCrossings } from '#city/streets/crossings.ts'
import { crossingSlug, foldName, makeGazetteer, placeAt, tellingWords } from './gazetteer.ts'

const point = { lat: 37.8, lon: -122.2 }

const crossing = (first: string, second: string): Crossing => ({
  streets: [first, second],
  point,
  district: 5,
})

const rockridge: Place = { kind: 'neighborhood', name: 'Rockridge', slug: 'rockridge', point }

const wordsOf = (place: Place) =>
  makeGazetteer('en', [place]).entries.map(({ words }) => words.join(' '))

/** A handful of streets: High Street meets two others. */
const streets = packCrossings([
  crossing('Alma Avenue', 'High Street'),
  crossing('High Street', 'Lake Park Avenue'),
  crossing('Alma Place', 'Park Park Road'),
])
const gazetteer = makeGazetteer('en', [rockridge], streets)

test('the kind of street does not say which, unless a name has nothing else', () => {
  expect(tellingWords(['lake', 'park', 'avenue'])).toEqual(['lake', 'park'])
  expect(tellingWords(['court', 'place'])).toEqual(['court', 'place'])
})

test('“and”, “la” and “del” inside a name count for nothing', () => {
  expect(foldName('La Old City and Produce y del Waterfront')).toEqual([
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
    'ridge',
  ])
  expect(wordsOf({ kind: 'zip', name: 'ZIP 94601', slug: '94601', point })).toEqual(['94601'])
})

test('before the streets are there, none is known', () => {
  const { entries, named, streets: known } = makeGazetteer('en', [rockridge])
  expect(known).toEqual([])
  expect(entries).toHaveLength(1)
  expect(named).toEqual([rockridge])
})

test('landmarks and what lies outside come with the streets, by every way to type them', () => {
  const known = makeGazetteer('es', [rockridge], {
    ...streets,
    landmarks: [
      {
        kind: 'landmark',
        name: { en: 'The Lake', es: 'El Lago' },
        slug: 'lake',
        foundBy: ['the water'],
        ...point,
      },
    ],
    outside: [
      {
        name: 'Berkeley',
        slug: 'berkeley',
        page: { en: '/berkeley', es: '/es/berkeley' },
        nearest: ['rockridge', 'nowhere'],
        foundBy: ['cal'],
      },
    ],
  })
  expect(known.named.map(({ name }) => name)).toEqual(['Rockridge', 'El Lago'])
  const waysTo = (kind: string) =>
    known.entries.filter(({ target }) => target.kind === kind).map(({ words }) => words.join(' '))
  expect(waysTo('landmark')).toEqual(['lago', 'lake', 'water'])
  expect(waysTo('outside')).toEqual(['berkeley', 'cal'])
  const outside = known.entries.find(({ target }) => target.kind === 'outside')?.target
  expect(outside).toMatchObject({ page: '/es/berkeley', places: [{ name: 'Rockridge' }] })
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

test('a name is searched by each of its words, and by all of them in one', () => {
  const found = (word: string) =>
    gazetteer.index.search(word).map(({ id }) => gazetteer.entries[id]?.words.join(' '))
  expect(found('alma').toSorted()).toEqual(['alma avenue', 'alma place'])
  expect(found('lakepark')).toEqual(['lake park avenue'])
  expect(found('avenue')).toEqual([])
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
