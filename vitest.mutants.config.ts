import { defineConfig } from 'vitest/config'

/** The tests that mutants are tried against: quick ones, without processes of their own. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'tests/server/**/*.test.ts'],
    exclude: ['tests/server/{store-postgres,start,dev,http-server}.test.ts'],
    setupFiles: ['tests/support/no-console-noise.ts', 'tests/support/patient-queries.ts'],
  },
})
