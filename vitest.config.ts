import { availableParallelism } from 'node:os'
import { defineConfig, type Plugin } from 'vitest/config'
import { repeats } from './tests/support/repeats.ts'

const noNoise = 'tests/support/no-console-noise.ts'

/** Packages as the server takes them: those for developing check themselves at every letter. */
const packagesAsBuilt: Plugin = {
  name: 'packages-as-built',
  configResolved({ ssr }) {
    ssr.resolve = { ...ssr.resolve, conditions: ['node'] }
  },
}

export default defineConfig({
  plugins: [packagesAsBuilt],
  test: {
    testTimeout: repeats(1, 60) * 60_000,
    hookTimeout: repeats(1, 60) * 60_000,
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
          include: ['tests/{server,calendar}/**/*.test.ts'],
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
        // React as a build takes it.
        oxc: { jsx: { development: false } },
        test: {
          name: 'clinics',
          env: { NODE_ENV: 'production' },
          include: ['tests/clinics/**/*.test.tsx'],
          setupFiles: [noNoise],
          // The clinic is replaced before anything is imported.
          isolate: true,
        },
      },
      {
        extends: true,
        test: { name: 'browsers', include: ['tests/browsers/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'built', include: ['tests/every-page/**/*.built.test.ts'] },
      },
    ],
  },
})
