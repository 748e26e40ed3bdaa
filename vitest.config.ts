import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const noNoise = 'tests/support/no-console-noise.ts'

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // Many tests wait for a process or a database, so two at a time suit two processors.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts'],
          setupFiles: [noNoise],
          // Pure functions leave nothing behind, so that files may share what they import.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: [noNoise, 'tests/support/patient-queries.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{clinics,server,faults}/**/*.test.{ts,tsx}'],
          setupFiles: [noNoise],
        },
      },
      {
        extends: true,
        test: { name: 'built', include: ['tests/every-page/**/*.built.test.ts'] },
      },
    ],
  },
})
