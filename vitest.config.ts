import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { repeats } from './tests/support/repeats.ts'

const noNoise = 'tests/support/no-console-noise.ts'

export default defineConfig({
  test: {
    testTimeout: repeats(1, 60) * 60_000,
    // Many tests wait for a process or a database, so two at a time suit two processors.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Test files leave nothing behind, so that they may share what they import.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{src,scripts}/**/*.test.ts'], setupFiles: [noNoise] },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [noNoise, 'tests/support/in-a-browser.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: [noNoise],
          globalSetup: 'tests/support/start-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: [noNoise],
          globalSetup: 'tests/support/start-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'clinics',
          include: ['tests/clinics/**/*.test.tsx'],
          setupFiles: [noNoise],
          // The clinic is replaced before anything is imported.
          isolate: true,
        },
      },
      {
        extends: true,
        test: { name: 'built', include: ['tests/every-page/**/*.built.test.ts'] },
      },
    ],
  },
})
