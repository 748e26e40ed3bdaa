/**
 * `npm run bench:tools`: the tools as they are built and served. Bytes after brotli of the
 * page and of every script it fetches, React included; the time until a tool answers its first
 * press; how long a first visit takes a reader; how far the first control and the first result are;
 * and what a diary of 5,000 entries costs. Times of the machine are on a simulated slow phone on
 * slow 4G, medians of the runs.
 */

import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { addDays } from '#language/dates/days.ts'
import { type Locale, locales } from '#language/locales.ts'
import { browserArguments, findBrowser } from '#scripts/find-browser.ts'
import { href } from '#site/addresses.ts'
import { type ToolId, toolIds } from '#site/tools.ts'
import { walkCheck } from '#tests/support/walk-check.ts'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { calculatorWords } from '#tools/recovery-calculator/words.ts'
import type { Entry } from '#tools/symptom-tracker/model/entry.ts'
import { diaryWords } from '#tools/symptom-tracker/words.ts'
import { startOurServer } from './our-server.ts'

const runs = Number(process.env['RUNS'] ?? 3)

/** The phone and the network that Lighthouse simulates: 4 times slower, 150 ms and 1.6 Mbit/s. */
const processorSlowdown = 4
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}

const awake = '[data-when=loaded][data-awake]'

const entryCount = 5000
const typed = 'It hurts less when I sleep on my side with a pillow between the knees. '

const goOn = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: checks[locale].words.goOn, exact: true }).click()

const brotli = (data: string | Buffer) => brotliCompressSync(data).byteLength

/** The value below which a share of the values lies; 0.5 is the median. */
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

/** A page of a visitor who was never here before; the service worker would fetch files of other pages. */
async function openPage(browser: Browser, origin: string) {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  })
  return context.newPage()
}

async function slowDown(page: Page, { network }: { network: boolean }) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  if (network) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
  }
}

/**
 * Presses the button of the danger signs, `readingTime` ms after the page has come, and notes in
 * `firstAnswer` how many ms later the tool has drawn what comes next.
 */
function pressAfter(readingTime: number) {
  document.addEventListener('DOMContentLoaded', () => {
    const island = document.querySelector('[data-when=loaded]')
    const question = island?.querySelector('.danger-check h2')?.textContent
    let pressed = 0
    const observer = new MutationObserver(() => {
      if (island?.querySelector('.danger-check h2')?.textContent === question) return
      observer.disconnect()
      requestAnimationFrame(() => {
        setTimeout(() => Object.assign(window, { firstAnswer: performance.now() - pressed }))
      })
    })
    if (island) observer.observe(island, { childList: true, subtree: true, characterData: true })
    setTimeout(() => {
      pressed = performance.now()
      island?.querySelector<HTMLButtonElement>('.danger-check [value=no]')?.click()
    }, readingTime)
  })
}

const readAnswer = async (page: Page) => {
  const answer = await page.waitForFunction(() => Reflect.get(window, 'firstAnswer'))
  return Number(await answer.jsonValue())
}

async function timeToAnswer(browser: Browser, origin: string, path: string, readingTime: number) {
  const page = await openPage(browser, origin)
  await slowDown(page, { network: true })
  await page.addInitScript(pressAfter, readingTime)
  await page.goto(path, { waitUntil: 'commit' })
  const answer = await readAnswer(page)
  await page.context().close()
  return answer
}

/** Every script the page fetches until it is quiet, with the tool past its first question. */
async function weigh(browser: Browser, origin: string, path: string) {
  const page = await openPage(browser, origin)
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  await page.addInitScript(pressAfter, 0)
  const answer = await page.goto(path)
  const html = (await answer?.text()) ?? ''
  await readAnswer(page)
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts.values())
  await page.context().close()
  return {
    'script bytes': bodies.reduce((sum, body) => sum + brotli(body), 0),
    'script files': bodies.length,
    'HTML bytes': brotli(html),
  }
}

async function measureTool(browser: Browser, origin: string, path: string) {
  const weight = await weigh(browser, origin, path)
  const msToAnswer = async (readingTime: number) => {
    const answers: number[] = []
    for (let run = 0; run < runs; run += 1) {
      answers.push(await timeToAnswer(browser, origin, path, readingTime))
    }
    return Math.round(quantile(answers, 0.5))
  }
  return {
    ...weight,
    'ms from a press at once to the answer': await msToAnswer(0),
    'ms from a press after 2 s': await msToAnswer(2000),
  }
}

/**
 * Words a minute of adults who read silently: Brysbaert, Journal of Memory and Language 109:104047,
 * 2019. Somebody who reads every word of a list is slower than somebody who looks for one sign.
 */
const readingSpeed = 238
/** Seconds to choose and press, or to type a date. */
const secondsAnAnswer = 3

/** What a first visit asks of a reader: the danger signs, then the questions that show at once. */
async function measureReading(browser: Browser, origin: string, path: string, locale: Locale) {
  const page = await openPage(browser, origin)
  const island = page.locator(awake)
  // biome-ignore lint/performance/useDomNodeTextContent: only words that show are read
  const wordsShown = async () => (await island.innerText()).split(/\s+/).length
  await page.goto(path)
  await island.waitFor()
  const { words: signs, taps } = await walkCheck(page, locale)
  await goOn(page, locale)
  const questions = await wordsShown()
  const answers = await island.evaluate((tool) => {
    const shown = [...tool.querySelectorAll('input')].filter((input) => input.checkVisibility())
    return new Set(shown.map(({ name, id }) => name || id)).size
  })
  await page.context().close()
  const minutes = (signs + questions) / readingSpeed + ((answers + taps + 2) * secondsAnAnswer) / 60
  return {
    'words of danger signs': signs,
    'words of questions': questions,
    'answers asked': answers,
    'minutes, first visit': Number(minutes.toFixed(1)),
  }
}

/** A small phone that is held upright, in CSS pixels. */
const phone = { width: 360, height: 740 }

/** Presses that a thumb makes one after the other, counted. */
function thumb() {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  return { tap, count: (more: number) => (taps += more), taps: () => taps }
}

type Thumb = ReturnType<typeof thumb>

/** The way to what a person came for: nothing, where it stands on the page from the start. */
const waysToResult: Readonly<
  Record<ToolId, (page: Page, locale: Locale, thumb: Thumb) => Promise<Locator>>
> = {
  'action-plan': async (page) => page.locator('.action-plan-scene'),
  'recovery-calculator': async (page, locale, { tap, count }) => {
    const { ages, areas, expectations, form, no } = calculatorWords[locale]
    const radio = (name: string) => page.getByRole('radio', { name, exact: true })
    const next = () => tap(page.getByRole('button', { name: form.next, exact: true }))
    const { taps } = await walkCheck(page, locale)
    count(taps)
    await tap(page.getByRole('button', { name: checks[locale].words.goOn, exact: true }))
    await tap(page.getByRole('checkbox', { name: areas.neck, exact: true }))
    await next()
    await tap(radio(ages['35-49']))
    await next()
    await tap(radio('6'))
    await next()
    // Headache, low back, earlier neck pain.
    for (let asked = 3; asked > 0; asked -= 1) {
      await tap(radio(no))
      await next()
    }
    await tap(radio(expectations['do-not-know']))
    await next()
    await tap(radio(no))
    await tap(page.getByRole('button', { name: form.submit }))
    return page.locator('.recovery-calculator-result')
  },
  // On a later visit of the same day: the list of signs has been read.
  'symptom-tracker': async (page, locale, { tap }) => {
    await walkCheck(page, locale)
    await goOn(page, locale)
    await page.getByRole('tablist').waitFor()
    await page.reload()
    await page.getByRole('tablist').waitFor()
    await tap(page.getByRole('radio', { name: '4', exact: true }))
    await tap(page.getByRole('button', { name: diaryWords[locale].write.save, exact: true }))
    return page.locator('.message')
  },
}

/** How far the first control is from the top, and the way to the first result. */
async function measureWay(browser: Browser, origin: string, tool: ToolId, locale: Locale) {
  const page = await openPage(browser, origin)
  await page.setViewportSize(phone)
  await page.goto(href(tool, locale))
  await page.locator(awake).waitFor()
  const controls = page.locator(awake).locator('input, select, button').filter({ visible: true })
  const first = await controls.first().boundingBox()
  const hand = thumb()
  const result = await waysToResult[tool](page, locale, hand)
  await result.waitFor()
  const height = (await result.boundingBox())?.height ?? Number.NaN
  await page.context().close()
  return {
    'px to the first control': Math.round((first?.y ?? Number.NaN) + (first?.height ?? 0)),
    'taps to the first result': hand.taps(),
    'seconds of taps': hand.taps() * secondsAnAnswer,
    'screens of the result': Number((height / phone.height).toFixed(1)),
  }
}

/** One entry a day in which every question is answered. */
function makeEntry(index: number): Entry {
  const at = `${addDays('2013-01-01', index)}T20:30:00-08:00`
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    versions: [
      {
        at,
        savedAt: at,
        importedAt: null,
        pain: index % 11,
        regions: ['neck-back', 'shoulder-left-front'],
        symptoms: ['headache', 'stiffness'],
        sleepHours: 5.5,
        painWoke: true,
        newFall: false,
        workMissed: 4,
        undone: ['driving'],
        again: [],
        could: 'Walked to the lake, slowly',
        couldNot: 'Lift the groceries, not even the small bag',
        medicine: 'Ibuprofen 200 mg, 2 tablets',
        note: 'Worse after driving',
      },
    ],
  }
}

/** A backup file of the diary; see `backup.ts`. */
function makeBackup() {
  const entries = Array.from({ length: entryCount }, (_, index) => makeEntry(index))
  const madeAt = '2026-11-01T12:00:00-08:00'
  return JSON.stringify({ format: 'clinic-symptom-diary', version: 1, madeAt, entries, weeks: [] })
}

/** Fills the diary of this page's visitor the way a person would: from a backup file. */
async function fillDiary(page: Page) {
  const { backup, tabs } = diaryWords.en
  await page.goto(href('symptom-tracker', 'en'))
  await page.locator(awake).waitFor()
  await walkCheck(page, 'en')
  await goOn(page, 'en')
  await page.getByRole('tab', { name: tabs.keep }).click()
  await page.getByLabel(backup.choose).setInputFiles({
    name: 'diary.json',
    mimeType: 'application/json',
    buffer: Buffer.from(makeBackup()),
  })
  await page.getByRole('button', { name: backup.add }).click()
  await page.getByText(backup.done).waitFor({ timeout: 120_000 })
}

/** Milliseconds from a press until its outcome is drawn. */
function timePress(page: Page, press: { button: string; outcome: string }) {
  return page.evaluate(
    ({ button, outcome }) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (!document.querySelector(outcome)) return void requestAnimationFrame(look)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        }
        document.querySelector<HTMLElement>(button)?.click()
        look()
      }),
    press,
  )
}

/** Milliseconds from each key until the page has drawn it. */
async function timeKeys(page: Page) {
  const { write } = diaryWords.en
  await page.getByText(write.more).click()
  const note = page.getByLabel(write.note)
  await note.click()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    const drawn = (from: number) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)))
    addEventListener('keydown', () => drawn(performance.now()), { capture: true })
  })
  await note.pressSequentially(typed, { delay: 40 })
  await page.waitForFunction(
    (count) => Reflect.get(window, 'keyTimes').length === count,
    typed.length,
  )
  return page.evaluate((): number[] => Reflect.get(window, 'keyTimes'))
}

/** One visit to a kept diary, in a tab of its own: opened, written in, made into a report. */
async function visitDiary(page: Page) {
  const { tabs, trend } = diaryWords.en
  await slowDown(page, { network: false })
  await page.goto(href('symptom-tracker', 'en'))
  await page.locator(awake).waitFor()
  await page.waitForLoadState('networkidle')
  const opened = await timePress(page, {
    button: '.danger-check [value=no]',
    outcome: '[role=tablist]',
  })
  const keys = await timeKeys(page)
  await page.getByRole('tab', { name: tabs.keep }).click()
  await page.getByRole('radio', { name: trend.spans.all }).check()
  const reported = await timePress(page, {
    button: '[role=tabpanel] [aria-expanded]',
    outcome: '.diary-report',
  })
  await page.close()
  return { opened, keys, reported }
}

async function measureDiary(browser: Browser, origin: string) {
  const first = await openPage(browser, origin)
  await fillDiary(first)
  const visits: Awaited<ReturnType<typeof visitDiary>>[] = []
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visitDiary(await first.context().newPage()))
  }
  await first.context().close()
  const middle = (values: number[]) => Math.round(quantile(values, 0.5))
  const keys = visits.flatMap((visit) => visit.keys)
  return {
    'ms to open': middle(visits.map(({ opened }) => opened)),
    'ms a key, median': middle(keys),
    'ms a key, p95': Math.round(quantile(keys, 0.95)),
    'ms to make the report': middle(visits.map(({ reported }) => reported)),
  }
}

const { origin, stop } = await startOurServer()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
try {
  const table: Record<string, object> = {}
  const reading: Record<string, object> = {}
  const ways: Record<string, object> = {}
  for (const tool of toolIds) {
    for (const locale of locales) {
      const path = href(tool, locale)
      table[path] = await measureTool(browser, origin, path)
      reading[path] = await measureReading(browser, origin, path, locale)
      ways[path] = await measureWay(browser, origin, tool, locale)
    }
  }
  console.log('The tools, brotli; times on a processor 4 times slower and slow 4G')
  console.table(table)
  console.log(`A first visit, every word read at ${readingSpeed} a minute`)
  console.table(reading)
  console.log(`To the first result on a phone of ${phone.width} × ${phone.height}`)
  console.table(ways)
  console.log(`The diary with ${entryCount} entries, on a processor 4 times slower`)
  console.table([await measureDiary(browser, origin)])
} finally {
  await browser.close()
  stop()
}
