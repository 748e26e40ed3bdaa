import { expect, test } from 'vitest'
import { milesBetween } from './distance.ts'
import { milesInWords } from './facts-in-braces.ts'

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

test('a distance is said in whole miles, in the language of the page', () => {
  expect(milesInWords('alameda', 'highland', 'en', 'x.md')).toBe('3 miles')
  expect(milesInWords('alameda', 'highland', 'es', 'x.md')).toBe('3 millas')
  expect(milesInWords('alameda', 'alameda', 'en', 'x.md')).toBe('1 mile')
})

test('a hospital that is not in the register stops the build', () => {
  expect(() => milesInWords('nowhere', 'clinic', 'en', 'x.md')).toThrow('x.md')
})
