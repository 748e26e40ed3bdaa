import { expect, test } from 'vitest'
import { namedPlaces } from './named-places.ts'

const districts = [
  {
    district: 1,
    neighborhoods: [
      { name: 'Rockridge', slug: 'rockridge', lat: 38, lon: -122, zips: ['94618', '94609'] },
      { name: 'Temescal', slug: 'temescal', lat: 36, lon: -124, zips: ['94609'] },
    ],
  },
  {
    district: 3,
    neighborhoods: [
      {
        name: 'Waterfront',
        alsoCalled: 'Jack London',
        slug: 'jack-london',
        lat: 37,
        lon: -121,
        zips: ['94607'],
      },
    ],
  },
]

const places = namedPlaces(districts, { zip: 'ZIP {zip}', district: 'District {district}' })

test('neighborhoods come first, then ZIP codes in order, then districts', () => {
  expect(places.map(({ name }) => name)).toEqual([
    'Rockridge',
    'Temescal',
    'Waterfront (Jack London)',
    'ZIP 94607',
    'ZIP 94609',
    'ZIP 94618',
    'District 1',
    'District 3',
  ])
})

test('a neighborhood knows its place and its district', () => {
  expect(places[0]).toEqual({
    kind: 'neighborhood',
    name: 'Rockridge',
    otherNames: ['Rockridge'],
    slug: 'rockridge',
    point: { lat: 38, lon: -122 },
    district: 1,
  })
})

test('a neighborhood with two names shows both and is found by either', () => {
  expect(places[2]).toEqual({
    kind: 'neighborhood',
    name: 'Waterfront (Jack London)',
    otherNames: ['Waterfront', 'Jack London'],
    slug: 'jack-london',
    point: { lat: 37, lon: -121 },
    district: 3,
  })
})

test('a ZIP code stands in the middle of its neighborhoods, and in no one district', () => {
  expect(places.slice(4, 6)).toEqual([
    { kind: 'zip', name: 'ZIP 94609', slug: '94609', point: { lat: 37, lon: -123 } },
    { kind: 'zip', name: 'ZIP 94618', slug: '94618', point: { lat: 38, lon: -122 } },
  ])
})

test('a district stands in the middle of its neighborhoods', () => {
  expect(places[6]).toEqual({
    kind: 'district',
    name: 'District 1',
    otherNames: ['Oakland'],
    slug: 'district-1',
    point: { lat: 37, lon: -123 },
    district: 1,
  })
})
