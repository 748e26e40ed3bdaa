export interface Count {
  passed: number
  failed: number
}

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  /** False as well when a file could not be read or something broke outside of a test. */
  success: boolean
}

export interface BrowserReport {
  stats: { expected: number; unexpected: number }
}

export const countVitest = ({ numFailedTests, numPassedTests }: VitestReport): Count => ({
  passed: numPassedTests,
  failed: numFailedTests,
})

export const countBrowser = ({ stats }: BrowserReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected,
})

/** A runner that ended badly without a failed test broke somewhere else: that is one failure. */
export const withEnd = (count: Count, endedWell: boolean): Count =>
  endedWell || count.failed > 0 ? count : { ...count, failed: 1 }

export const sumOf = (counts: readonly Count[]) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})
