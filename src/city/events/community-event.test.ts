import { expect, test } from 'vitest'
import { addressOf, pointOf } from './community-event.ts'
import { evening } from './events.examples.ts'

const at = (place: { lat?: number; lon?: number }) => ({
  location: { ...evening.location, ...place },
})

test('the address of an event stands on one line', () => {
  expect(addressOf(evening)).toBe('125 14th Street, Oakland, CA 94612')
})

test('an event is on the map only when its entry says where', () => {
  expect(pointOf(at({ lat: 37.8, lon: 0 }))).toEqual({ lat: 37.8, lon: 0 })
  expect(pointOf(at({ lat: 37.8 }))).toBeUndefined()
  expect(pointOf(at({ lon: -122.27 }))).toBeUndefined()
})
