export interface Count {
  passed: number
  failed: number
  /** Names of the tests that passed only when they were tried again. */
  triedAgain?: readonly string[]
}

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  /** False as well when a file could not be read or something broke outside of a test. */
  success: boolean
}

export interface BrowserSuite {
  title: string
  specs: readonly { title: string; tests: readonly { status: string }[] }[]
  suites?: readonly BrowserSuite[]
}

export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: readonly BrowserSuite[]
}

export const countVitest = ({ numFailedTests, numPassedTests }: VitestReport): Count => ({
  passed: numPassedTests,
  failed: numFailedTests,
})

function namesOfFlaky({ specs, suites = [], title }: BrowserSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => spec.title)
  return [...own, ...suites.flatMap(namesOfFlaky)].map((name) => `${title} › ${name}`)
}

export const countBrowser = ({ stats, suites }: BrowserReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  triedAgain: suites.flatMap(namesOfFlaky),
})

/** A runner that ended badly without a failed test broke somewhere else: that is one failure. */
export const withEnd = (count: Count, endedWell: boolean): Count =>
  endedWell || count.failed > 0 ? count : { ...count, failed: 1 }

export const sumOf = (counts: readonly Count[]) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  triedAgain: counts.flatMap(({ triedAgain = [] }) => triedAgain),
})
