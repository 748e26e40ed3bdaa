import { expect, test } from 'vitest'
import { deviations, isWithinChance, mayBeSwapped } from './chance.ts'

test('96 fatal or serious crashes after 120 are within what chance alone moves', () => {
  expect(deviations({ now: 96, before: 120 })).toBeCloseTo(-1.63, 2)
  expect(isWithinChance({ now: 96, before: 120 })).toBe(true)
})

test('178 crashes after 274 are not', () => {
  expect(deviations({ now: 178, before: 274 })).toBeCloseTo(-4.52, 2)
  expect(isWithinChance({ now: 178, before: 274 })).toBe(false)
})

test('people hurt in one crash count together', () => {
  const change = { now: 1830, before: 1970 }
  expect(isWithinChance(change)).toBe(false)
  expect(isWithinChance(change, 2)).toBe(true)
})

test('nothing after nothing is within chance', () => {
  expect(isWithinChance({ now: 0, before: 0 })).toBe(true)
})

test('2,364 and 2,530 crashes in two districts could be swapped, 1,700 and 2,364 could not', () => {
  expect(mayBeSwapped(2364, 2530)).toBe(true)
  expect(mayBeSwapped(1700, 2364)).toBe(false)
})
