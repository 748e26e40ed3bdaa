import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { nothingSet } from '#clinic/settings.ts'
import { browserArguments, findBrowser } from './scripts/find-browser.ts'

const port = Number(process.env['TEST_PORT'] ?? 4329)

/** The mails of the tests are files here; the tests read them. */
process.env['TEST_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'clinic-site-'))

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'every-page/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  forbidOnly: true,
  reporter: [['dot'], ['json']],
  outputDir: '.cache/test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node src/server/start.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    env: {
      // What a file `.env` names stays out of the tests.
      ...nothingSet,
      PORT: String(port),
      HOST: '127.0.0.1',
      // Passkeys are made for names, not for numbers.
      DESK_ORIGIN: `http://localhost:${port}`,
      DATA_DIR: process.env['TEST_DATA_DIR'],
      RATE_LIMIT: 'off',
      // The journeys look for their message by its name.
      INBOX_DETAILS: 'on',
    },
  },
})
