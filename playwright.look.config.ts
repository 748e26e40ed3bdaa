import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/find-browser.ts'

const port = Number(process.env['TEST_PORT'] ?? 4329)
const origin = `http://127.0.0.1:${port}`

/**
 * `npm run look`: whether the examples of the styleguide look as they did when somebody last looked.
 * Their words are fixed, so a longer sentence on a page changes no picture.
 */
export default defineConfig({
  testDir: 'tests/look',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  timeout: 600_000,
  workers: 1,
  reporter: 'list',
  outputDir: '.cache/look',
  expect: { toMatchSnapshot: { maxDiffPixels: 12 } },
  use: {
    baseURL: origin,
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    // Half size is small enough to stay, and a changed corner still shows.
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `astro dev --host 127.0.0.1 --port ${port}`,
    url: `${origin}/styleguide`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
