import { expect, test } from 'vitest'
import { lowBackCurve, lowBackMean } from '#tools/studies/low-back-curve.ts'

// Vectors of the specification: week, acute, persistent, acute / 52.
test.each([
  [0, 52.0, 51.0, 1.0],
  [3, 37.5, 42.0, 0.721],
  [6, 23.0, 33.0, 0.442],
  [12, 19.7, 30.9, 0.379],
  [16, 17.5, 29.5, 0.337],
  [26, 12.0, 26.0, 0.231],
  [39, 9.0, 24.5, 0.173],
  [52, 6.0, 23.0, 0.115],
])(
  'week %i lies on straight lines between the published points',
  (week, acute, persistent, part) => {
    expect(lowBackMean('acute', week)).toBeCloseTo(acute, 1)
    expect(lowBackMean('persistent', week)).toBeCloseTo(persistent, 1)
    expect(lowBackMean('acute', week) / 52).toBeCloseTo(part, 3)
  },
)

test('nothing is read off before the first or after the last point', () => {
  expect(() => lowBackMean('acute', -1)).toThrow(RangeError)
  expect(() => lowBackMean('acute', 53)).toThrow(RangeError)
})

test('every mean lies in its own range', () => {
  for (const { mean, low, high } of [...lowBackCurve.acute, ...lowBackCurve.persistent]) {
    expect(mean).toBeGreaterThan(low)
    expect(mean).toBeLessThan(high)
  }
})
