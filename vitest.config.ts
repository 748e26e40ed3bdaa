import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

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
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/{clinics,server,faults}/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/support/no-console-noise.ts', 'tests/support/patient-queries.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'built', include: ['tests/every-page/**/*.built.test.ts'] },
      },
    ],
  },
})
