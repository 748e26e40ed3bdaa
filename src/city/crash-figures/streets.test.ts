import { expect, test } from 'vitest'
import { readStreets } from './read-streets.ts'
import { parseStreets } from './streets.ts'

const details = {
  minor: 11,
  possible: null,
  spans: [{ from: 2016, to: 2024, injury: 11 }],
  hours: [11, null],
}
const counts = { injury: 11, severe: null, pedestrian: 11, bicycle: null, ...details }
const corner = { roads: ['High St', 'Park Bl'], lat: 37.6, lon: -122.4, district: '5', ...counts }
const good = {
  years: [2024],
  dataThrough: '2025-05-07',
  intersections: [corner, { ...corner, lat: 37.95, lon: -122.05, district: null }],
  corridors: [{ road: 'High St', ...counts, severe: 11, pedestrian: null, bicycle: 11 }],
}

test('corners within Oakland with 11 crashes and more are read', () => {
  expect(parseStreets(JSON.stringify(good))).toEqual(good)
})

test.each([
  ['a count of 10', { injury: 10 }],
  ['half a crash', { injury: 11.5 }],
  ['a count of serious crashes that is small', { severe: 10 }],
  ['a count of people on foot that is small', { pedestrian: 1 }],
  ['a missing count', { bicycle: undefined }],
  ['one road', { roads: ['High St'] }],
  ['a road without a name', { roads: ['High St', null] }],
  ['a district that is not one', { district: '8' }],
  ['a corner south of Oakland', { lat: 37.59 }],
  ['a corner north of Oakland', { lat: 37.96 }],
  ['a corner west of Oakland', { lon: -122.41 }],
  ['a corner east of Oakland', { lon: -122.04 }],
  ['a latitude in words', { lat: 'north' }],
  ['what no page shows', { killed: 11 }],
])('a corner with %s is refused', (_, wrong) => {
  const file = { ...good, intersections: [{ ...corner, ...wrong }] }
  expect(() => parseStreets(JSON.stringify(file))).toThrow()
})

test.each([
  ['no year', { years: [] }],
  ['a year in words', { years: ['last'] }],
  ['no day of its data', { dataThrough: '2025-13-07' }],
  ['a road without a name', { corridors: [{ ...counts }] }],
  ['a road with a small count', { corridors: [{ road: 'High St', ...counts, injury: 3 }] }],
  ['a table that nobody knows', { alleys: [] }],
])('a file with %s is refused', (_, wrong) => {
  expect(() => parseStreets(JSON.stringify({ ...good, ...wrong }))).toThrow()
})

const crashesOf = (places: readonly { injury: number }[]) => places.map(({ injury }) => injury)

test('corners and roads of the project stand in order, those with most crashes first', () => {
  const { intersections, corridors } = readStreets()
  for (const crashes of [crashesOf(intersections), crashesOf(corridors)]) {
    expect(crashes.length).toBeGreaterThan(100)
    expect(crashes).toEqual(crashes.toSorted((one, other) => other - one))
  }
})

test('a corner names its two roads in the order of the alphabet', () => {
  const names = readStreets().intersections.map(({ roads }) => roads)
  expect(names.filter(([first, second]) => first >= second)).toEqual([])
})
