import { expect, test } from 'vitest'
import type { Place } from '#city/place.ts'
import { nearAnswer, type Ranking } from '#reports/crash-streets/near-answer.ts'
import type { RankedCorner } from '#reports/crash-streets/ranked.ts'

const none = { severe: null, pedestrian: null, bicycle: null }

const corner = (one: string, other: string, lat: number, rank: number): RankedCorner => ({
  ...none,
  streets: [one, other],
  slug: `${one}-and-${other}`.toLowerCase().replaceAll(' ', '-'),
  district: '5',
  injury: 60 - rank,
  rank,
  lat,
  lon: -122.2,
})

const ranking: Ranking = {
  period: { from: 2016, to: 2024 },
  corners: [37.7, 37.71, 37.72, 37.73, 37.74, 37.75, 37.76].map((lat, index) =>
    corner('High Street', `${index + 1}th Avenue`, lat, index + 1),
  ),
  roads: [
    { ...none, road: 'High Street', injury: 461, rank: 6 },
    { ...none, road: 'Highland Avenue', injury: 40, rank: 90 },
  ],
  districtCounts: { 4: 868, 5: 2330 },
}

const around = (zips: string[], lat: number) => [
  { name: 'Some', slug: 'some', zips, lat, lon: -122.2 },
]
const districts = [
  { district: 4, neighborhoods: around(['94602'], 37.8) },
  { district: 5, neighborhoods: around(['94601', '94602'], 37.7) },
]

const place = (rest: Partial<Place>): Place => ({
  kind: 'neighborhood',
  name: 'Somewhere',
  point: { lat: 37.7, lon: -122.2 },
  ...rest,
})
const answerFor = (rest: Partial<Place>) => nearAnswer(place(rest), ranking, districts)

test('a ranked corner is told by itself, and is not among those around it', () => {
  const { own, nearest } = answerFor({
    kind: 'crossing',
    slug: 'high-street-and-2th-avenue',
    district: 5,
  })
  expect(own?.rank).toBe(2)
  expect(nearest.map(({ rank }) => rank)).toEqual([1, 3, 4, 5, 6])
})

test('the streets of a crossing are told along their whole length, and no namesakes', () => {
  const { roads } = answerFor({ kind: 'crossing', slug: 'alma-avenue-and-high-street' })
  expect(roads.map(({ road }) => road)).toEqual(['High Street'])
  expect(answerFor({ slug: 'high-street' }).roads).toEqual([])
})

test('a ZIP code names every district that it reaches into', () => {
  expect(answerFor({ kind: 'zip', slug: '94602' }).districts).toEqual([
    { district: 4, count: 868 },
    { district: 5, count: 2330 },
  ])
})

test('a ZIP code names no district that it does not reach into', () => {
  const elsewhere = around(['94699'], 37.7)
  const mixed = districts.map(({ district, neighborhoods }) => ({
    district,
    neighborhoods: [...neighborhoods, ...elsewhere],
  }))
  const zip = place({ kind: 'zip', slug: '94601' })
  expect(nearAnswer(zip, ranking, mixed).districts).toEqual([{ district: 5, count: 2330 }])
})

test('a place says itself in which district it lies, with no crashes where none were counted', () => {
  expect(answerFor({ district: 4 }).districts).toEqual([{ district: 4, count: 868 }])
  expect(answerFor({ district: 7 }).districts).toEqual([{ district: 7, count: 0 }])
})

test('without a name in the address no corner is its own, and no street is told', () => {
  const { own, nearest, roads } = answerFor({ kind: 'crossing' })
  expect(own).toBeUndefined()
  expect(nearest.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
  expect(roads).toEqual([])
})

test('a place that lies in no district by name is in that of the nearest neighborhood', () => {
  expect(answerFor({ kind: 'here' }).districts).toEqual([{ district: 5, count: 2330 }])
})
