import { existsSync } from 'node:fs'
import path from 'node:path'
import { ownSettings, programFolders } from '#clinic/settings.ts'

const isOnPath = (program: string) =>
  programFolders().some((folder) => existsSync(path.join(folder, program)))

/** Whether this machine has WebKit's driver, whose package brings a browser, and a screen for it. */
export const hasWebkit = () => isOnPath('WebKitWebDriver') && isOnPath('Xvfb')

/** The Firefox of this machine; `undefined` when it has none. */
export const findFirefox = () =>
  [
    ownSettings().firefoxPath,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((file) => file && existsSync(file))
