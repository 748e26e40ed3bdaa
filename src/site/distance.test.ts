import { expect, test } from 'vitest'
import { milesBetween } from './distance.ts'

const oakland = { lat: 37.8, lon: -122.27 }

test('a degree of latitude is about 69 miles', () => {
  expect(milesBetween(oakland, { ...oakland, lat: 38.8 })).toBeCloseTo(69.1, 1)
})

test('a degree of longitude in Oakland is about 55 miles', () => {
  expect(milesBetween(oakland, { ...oakland, lon: -121.27 })).toBeCloseTo(54.6, 1)
})

test('the way back is as long, and no way is no distance', () => {
  const berkeley = { lat: 37.87, lon: -122.25 }
  expect(milesBetween(oakland, berkeley)).toBe(milesBetween(berkeley, oakland))
  expect(milesBetween(oakland, oakland)).toBe(0)
})
