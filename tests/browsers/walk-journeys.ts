import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { builtFolder } from '../support/built-site.ts'
import { isLong } from '../support/repeats.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import type { Driver } from './driver.ts'
import type { Journey } from './journeys/journey.ts'
import { filterReport, findEvent, findHospital, searchSite } from './journeys/lists.ts'
import { chooseTheme } from './journeys/look-of-pages.ts'
import { openMenus } from './journeys/menus.ts'
import { askForCall, writeMessage } from './journeys/message.ts'
import { signUp } from './journeys/newsletter.ts'
import { goBackToPlan, keepDiary, makePlan, readEstimate } from './journeys/tools.ts'
import { createPage } from './page.ts'

/** Walked by `npm test`, where the engine is there. */
const main = {
  'signs up for the newsletter': signUp,
  'writes to the clinic': writeMessage,
  'chooses the dark theme and hides the banner': chooseTheme,
  'finds a page by the menu': openMenus,
  'passes the danger signs and writes in the diary': keepDiary,
  'finds a hospital by a ZIP code': findHospital,
  'comes back to a plan by the browser': goBackToPlan,
}

/** Walked by `npm run test:browsers` as well. */
const others = {
  'asks to be called': askForCall,
  'reads what studies found': readEstimate,
  'makes a plan': makePlan,
  'narrows the crash report': filterReport,
  'finds an event': findEvent,
  'searches the site': searchSite,
}

const journeys: Readonly<Record<string, Journey>> = isLong ? { ...main, ...others } : main

/** A language each, so that both are walked. */
const windows = [
  { window: 'phone', width: 390, height: 844, locale: 'es' },
  { window: 'desk', width: 1280, height: 900, locale: 'en' },
] as const

/**
 * What a page says whose visitor goes on while its faces or scripts still come. A worker that answers
 * with a failure is not meant: Firefox then says that it "passed a promise […] that rejected".
 */
const isOfLeaving = (complaint: string) =>
  complaint.includes('A network error occurred') ||
  /Failed to load .*\.js’\. A ServiceWorker intercepted the request/.test(complaint)

const pictures = '.cache/test-results'

/** An engine with the built site before it, for all journeys of a file. */
interface Stage {
  driver: Driver
  origin: string
  data: string
}

async function setStage(start: () => Promise<Driver>) {
  const data = mkdtempSync(join(tmpdir(), 'clinic-browsers-'))
  const server = startServerProcess({
    site: resolve(builtFolder),
    data,
    environment: { INBOX_DETAILS: 'on' },
  })
  const origin = await server.address
  if (!origin) throw new Error(server.output.stderr)
  const stage: Stage = { driver: await start(), origin, data }
  return {
    stage,
    async clear() {
      await stage.driver.close()
      await endProcess(server.child, 'SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** What the one before left in the browser: records, the session, the name of the tab. */
const forget = `(async () => {
  sessionStorage.clear()
  localStorage.clear()
  window.name = ''
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
})()`

/** A page of the site that runs no script, so that nothing holds on to what is kept. */
const quietPage = '/robots.txt'

/**
 * Walks the journeys in an engine, one browser for all, at the widths of a phone and of a desk.
 * @returns the stage, for what else a file looks at once the tests run.
 */
export function walkJourneys(engine: string, start: () => Promise<Driver>) {
  let setting: Awaited<ReturnType<typeof setStage>>
  beforeAll(async () => {
    setting = await setStage(start)
  })
  afterAll(() => setting?.clear())

  describe.each(windows)(`${engine}, $window, $locale`, ({ height, locale, width, window }) => {
    test.each(Object.entries(journeys))('a visitor %s', async (name, journey) => {
      const { data, driver, origin } = setting.stage
      const page = createPage(driver, origin)
      onTestFailed(async () => {
        mkdirSync(pictures, { recursive: true })
        const file = `${engine} ${window} ${name}.png`.replaceAll(' ', '-')
        writeFileSync(join(pictures, file), await driver.picture())
      })
      await page.open(quietPage)
      await driver.run(forget)
      await driver.takeComplaints()
      await page.resize(width, height)
      await journey({ page, locale, isWide: window === 'desk', data })
      const complaints = await driver.takeComplaints()
      expect(complaints.filter((complaint) => !isOfLeaving(complaint))).toEqual([])
    })
  })

  return () => setting.stage
}
