import { expect, test } from 'vitest'
import { countBrowser, countVitest, sumOf, withEnd } from './read-reports.ts'

test('all runners are counted together', () => {
  const counts = [
    countVitest({ numPassedTests: 10, numFailedTests: 1, success: false }),
    countBrowser({ stats: { expected: 5, unexpected: 2 } }),
    { passed: 1, failed: 0 },
  ]
  expect(sumOf(counts)).toEqual({ passed: 16, failed: 3 })
})

test('a runner that broke outside of its tests counts as a failure', () => {
  expect(withEnd({ passed: 10, failed: 0 }, false)).toEqual({ passed: 10, failed: 1 })
  expect(withEnd({ passed: 10, failed: 2 }, false)).toEqual({ passed: 10, failed: 2 })
  expect(withEnd({ passed: 10, failed: 0 }, true)).toEqual({ passed: 10, failed: 0 })
})
