// `npm run test:mutants`: plants small mistakes into the rules of this site, one at a time, and counts
// those that no test notices. `docs/mutants.md` says how to read what it prints.
export default {
  testRunner: 'vitest',
  // Processes, not threads: some tests set the time zone of theirs.
  vitest: { configFile: 'vitest.mutants.config.ts', pool: 'forks' },
  coverageAnalysis: 'perTest',
  mutate: [
    'src/tools/**/*.ts',
    'src/contracts/**/*.ts',
    'src/reports/crash-figures/*.ts',
    'src/server/store/*.ts',
    'src/server/pain-publication*.ts',
    '!**/*.test.ts',
    '!**/*words*.ts',
  ],
  ignorePatterns: [
    '.astro',
    '.cache',
    'bench',
    'dist',
    'public',
    'tests/every-page',
    'tests/journeys',
    'var',
  ],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: '.cache/mutants.json',
  concurrency: 1,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
  warnings: { slow: false },
}
