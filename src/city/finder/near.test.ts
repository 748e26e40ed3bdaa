import { expect, test } from 'vitest'
import type { Place } from '#city/place.ts'
import { makeGazetteer } from './gazetteer.ts'
import { isAroundCity, nearKey, nearOf, placeOf } from './near.ts'

const rockridge: Place = {
  kind: 'neighborhood',
  name: 'Rockridge',
  slug: 'rockridge',
  point: { lat: 37.84, lon: -122.25 },
}
const named = (...names: string[]) =>
  names.map((name): Place => ({ ...rockridge, name, slug: name.toLowerCase().replace(' ', '-') }))

const gazetteer = makeGazetteer('en', named('Rockridge', 'Upper Laurel', 'Lower Laurel'))
const near = (query: string) => nearOf(new URLSearchParams(query), () => gazetteer)

test.each(['', 'near=', 'near=%20%20', 'from=rockridge'])(
  '"%s" asks for no place, and lists keep their order',
  (query) => {
    expect(near(query)).toEqual({ kind: 'not-asked' })
    expect(placeOf(near(query))).toBeUndefined()
  },
)

test('a place is found whatever stands around it, and up to eighty letters are read', () => {
  expect(placeOf(near('near=%20Rockridge%20'))).toEqual(rockridge)
  expect(placeOf(near(`near=rockridge${' '.repeat(71)}qqq`))).toEqual(rockridge)
  expect(near(`near=rockridge${' '.repeat(69)}qqq`).kind).toBe('choices')
})

test('the same answer has the same key, and another answer has another', () => {
  expect(nearKey(near(''))).toBe('not-asked')
  expect(nearKey(near('near=nowhere at all'))).toBe('nothing')
  expect(nearKey(near('near=ROCKRIDGE'))).toBe('rockridge')
  expect(nearKey(near('near=laurel'))).toBe('choices 0 upper-laurel lower-laurel')
  const area = { kind: 'outside', name: 'Berkeley', slug: 'berkeley', places: [] } as const
  expect(nearKey({ kind: 'outside', area })).toBe('outside berkeley')
  const { slug: _, ...here } = rockridge
  expect(nearKey({ kind: 'place', place: { ...here, kind: 'here' } })).toBe('place')
})

test('three miles from the nearest neighborhood is beside Oakland, and more is not', () => {
  const north = (miles: number) => ({ ...rockridge.point, lat: 37.84 + miles / 69.1 })
  expect(isAroundCity(north(2.9), gazetteer)).toBe(true)
  expect(isAroundCity(north(3.1), gazetteer)).toBe(false)
})

test('one neighborhood that is near is enough', () => {
  const far: Place = { ...rockridge, name: 'Far', slug: 'far', point: { lat: 40, lon: -122.25 } }
  expect(isAroundCity(rockridge.point, makeGazetteer('en', [far, rockridge]))).toBe(true)
})
