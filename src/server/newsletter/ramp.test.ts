import { expect, test } from 'vitest'
import { hour, minute } from '#language/dates/durations.ts'
import { rampDelay } from './ramp.ts'

test('a domain gets fifty mails at once, and twice as many of all before by each hour', () => {
  expect([0, 49].map(rampDelay)).toEqual([0, 0])
  expect(rampDelay(50)).toBeGreaterThan(0)
  expect([99, 199, 399, 3199].map((before) => rampDelay(before) / hour)).toEqual([1, 2, 3, 6])
})

test('no mail waits two minutes for the one before', () => {
  for (let before = 50; before < 5000; before += 1) {
    const gap = rampDelay(before) - rampDelay(before - 1)
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(2 * minute)
  }
})
