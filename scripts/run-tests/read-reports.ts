import { relative } from 'node:path'

export interface Count {
  passed: number
  /** What failed, each by a name under which it is found again. */
  failed: readonly string[]
}

export interface VitestReport {
  numPassedTests: number
  /** False as well when a file could not be read or something broke outside of a test. */
  success: boolean
  testResults: readonly {
    name: string
    assertionResults: readonly { fullName: string; status: string }[]
  }[]
}

interface BrowserSuite {
  file: string
  specs: readonly { title: string; tests: readonly { status: string }[] }[]
  suites?: readonly BrowserSuite[]
}

export interface BrowserReport {
  stats: { expected: number }
  suites: readonly BrowserSuite[]
}

export const countVitest = ({ numPassedTests, testResults }: VitestReport): Count => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ assertionResults, name }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  ),
})

export const countBrowser = ({ stats, suites }: BrowserReport): Count => ({
  passed: stats.expected,
  failed: suites.flatMap(findFailures),
})

const findFailures = ({ file, specs, suites = [] }: BrowserSuite): string[] => [
  ...specs.flatMap(({ tests, title }) =>
    tests.filter(({ status }) => status === 'unexpected').map(() => `${file}: ${title}`),
  ),
  ...suites.flatMap(findFailures),
]

/** A runner that ended badly without a failed test broke somewhere else: that is one failure. */
export const withEnd = (name: string, count: Count, endedWell: boolean): Count =>
  endedWell || count.failed.length > 0 ? count : { ...count, failed: [`${name}: outside a test`] }

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.flatMap(({ failed }) => failed),
})
