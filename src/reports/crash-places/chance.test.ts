import { expect, test } from 'vitest'
import { intervalOfCount, intervalOfShare } from './chance.ts'

test.each([
  // From tables of the exact limits.
  [11, 5.5, 19.7],
  [20, 12.2, 30.9],
  [57, 43.2, 73.9],
  [100, 81.4, 121.6],
])('a count of %d lies between %d and %d', (count, low, high) => {
  const interval = intervalOfCount(count)
  expect(interval.low).toBeCloseTo(low, 0)
  expect(interval.high).toBeCloseTo(high, 0)
})

test('none may still be a few', () => {
  expect(intervalOfCount(0).low).toBe(0)
  expect(intervalOfCount(0).high).toBeCloseTo(3.7, 0)
})

test('a share has the interval of Wilson', () => {
  const { low, high } = intervalOfShare(14, 57)
  expect(low).toBeCloseTo(0.152, 2)
  expect(high).toBeCloseTo(0.371, 2)
})
