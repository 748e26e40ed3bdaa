import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ownSettings } from '#clinic/settings.ts'

/**
 * The Chromium of this machine, else Playwright's own; `undefined` when there is neither. Its
 * headless shell comes first: without a window around it, tests take half the time.
 */
export function lookForBrowser() {
  return [
    ownSettings().chromiumPath,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path))
}

/**
 * The Chromium for the browser tests.
 * @throws Error when there is none.
 */
export function findBrowser(): string {
  const found = lookForBrowser()
  if (!found) {
    throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH to one that you have.')
  }
  return found
}

/**
 * Quiet, and alone with the pages of the test: nothing is looked up or fetched in the background. One
 * process draws the pages of a visitor: each test would wait a tenth of a second for a second one.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
]
