import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/**
 * The Chromium for the browser tests: an installed one, else Playwright's own, else Debian's.
 * Installs the last two when they are missing and can be had.
 * @throws Error that says what to install.
 */
export function findBrowser(): string {
  const found = installed.find((path) => path && existsSync(path))
  if (found) return found
  const own = chromium.executablePath()
  if (existsSync(own) || succeeds('playwright', ['install', 'chromium'])) {
    if (existsSync(own)) return own
  }
  if (isRootOnDebian()) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  throw new Error('No Chromium for the browser tests: install one, or set CHROMIUM_PATH to it.')
}

/** Quiet, and alone with the pages of the test: nothing is looked up or fetched in the background. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
