import { expect, test } from 'vitest'
import { monthsBetween, timeSince } from './time-since.ts'

test.each([
  ['2026-11-21', '2026-11-21', 0, 'days'],
  ['2026-11-20', '2026-11-21', 1, 'days'],
  ['2026-08-29', '2026-11-21', 84, 'days'],
  ['2026-08-28', '2026-11-21', 2, 'months'],
  ['2025-11-21', '2026-11-21', 12, 'months'],
  ['2024-11-22', '2026-11-21', 23, 'months'],
  ['2024-11-21', '2026-11-21', 2, 'years'],
  ['1990-05-31', '2026-11-21', 36, 'years'],
  ['1990-11-22', '2026-11-21', 35, 'years'],
] as const)('from %s to %s it is %i %s', (from, to, count, unit) => {
  expect(timeSince(from, to)).toEqual({ unit, count })
})

test('a month counts once its day has come', () => {
  expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(0)
  expect(monthsBetween('2026-01-31', '2026-03-31')).toBe(2)
  expect(monthsBetween('2025-12-15', '2026-01-15')).toBe(1)
})
