import { expect, test } from 'vitest'
import { countBrowser, countVitest, sumOf, withEnd } from './read-reports.ts'

const vitest = {
  numPassedTests: 10,
  success: false,
  testResults: [
    {
      name: 'tests/a.test.ts',
      assertionResults: [
        { fullName: 'a letter arrives', status: 'passed' },
        { fullName: 'a letter is signed', status: 'failed' },
      ],
    },
  ],
}

const inPage = { title: 'a page opens', tests: [{ status: 'expected' }, { status: 'unexpected' }] }
const browser = {
  stats: { expected: 5 },
  suites: [{ file: 'b.test.ts', specs: [], suites: [{ file: 'b.test.ts', specs: [inPage] }] }],
}

test('all runners are counted together, and what failed is named', () => {
  const counts = [countVitest(vitest), countBrowser(browser), { passed: 1, failed: [] }]
  expect(sumOf(counts)).toEqual({
    passed: 16,
    failed: ['tests/a.test.ts: a letter is signed', 'b.test.ts: a page opens'],
  })
})

test('a runner that broke outside of its tests counts as a failure', () => {
  const well = { passed: 10, failed: [] }
  const badly = { passed: 10, failed: ['a letter arrives'] }
  expect(withEnd('Unit', well, false)).toEqual({ passed: 10, failed: ['Unit: outside a test'] })
  expect(withEnd('Unit', badly, false)).toEqual(badly)
  expect(withEnd('Unit', well, true)).toEqual(well)
})
