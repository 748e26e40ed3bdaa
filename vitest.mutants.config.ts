import { defineConfig } from 'vitest/config'

/** The tests that mutants are tried against: those of rules, without components and processes. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: [
      'src/**/*.test.ts',
      'tests/server/{newsletter-*,pain-*,rate-limit,store-sqlite}.test.ts',
    ],
    setupFiles: ['tests/support/no-console-noise.ts'],
  },
})
