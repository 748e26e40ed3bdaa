import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/{server,faults}/**/*.test.ts'],
    testTimeout: 30_000,
  },
})
