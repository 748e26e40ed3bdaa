import { expect, test } from 'vitest'
import { countBrowser, countVitest, sumOf, withEnd } from './read-reports.ts'

test('all runners are counted together', () => {
  const counts = [
    countVitest({ numPassedTests: 10, numFailedTests: 1, success: false }),
    { passed: 1, failed: 0 },
  ]
  expect(sumOf(counts)).toEqual({ passed: 11, failed: 1, triedAgain: [] })
})

test('a runner that broke outside of its tests counts as a failure', () => {
  expect(withEnd({ passed: 10, failed: 0 }, false)).toEqual({ passed: 10, failed: 1 })
  expect(withEnd({ passed: 10, failed: 2 }, false)).toEqual({ passed: 10, failed: 2 })
  expect(withEnd({ passed: 10, failed: 0 }, true)).toEqual({ passed: 10, failed: 0 })
})

test('a browser test that passed only at the second try is named', () => {
  const count = countBrowser({
    stats: { expected: 2, unexpected: 0, flaky: 2 },
    suites: [
      {
        title: 'menus.spec.ts',
        specs: [
          { title: 'a menu opens', tests: [{ status: 'expected' }] },
          { title: 'a menu closes', tests: [{ status: 'flaky' }] },
        ],
        suites: [
          { title: 'on a phone', specs: [{ title: 'opens', tests: [{ status: 'flaky' }] }] },
        ],
      },
    ],
  })
  expect(count).toEqual({
    passed: 4,
    failed: 0,
    triedAgain: ['menus.spec.ts › a menu closes', 'menus.spec.ts › on a phone › opens'],
  })
})
