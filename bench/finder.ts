/**
 * `npm run bench:finder`: the finder as it is built and served, on each page that has it. Bytes after
 * brotli of the page, of the scripts before and after the first touch and of the street pairs; and
 * the time from a key to the answer that it has drawn, on a processor 4 times slower, once the street
 * pairs are there.
 */

import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { finderWords } from '#city/finder/words.ts'
import { crossingsAddress } from '#city/streets/crossings.ts'
import type { PageId } from '#site/addresses.ts'
import { measurePages, type VisitedPage } from './measure-pages.ts'
import { quantile } from './quantile.ts'

const runs = Number(process.env['RUNS'] ?? 1)
const processorSlowdown = 4

const pages: readonly PageId[] = ['hospitals', 'providers', 'events', 'district-5']

/** Between two keys: ten a second is more than a thumb does, and no key waits for the one before. */
const keyPauseMs = 100

/** As people type, mistakes and places that do not exist among them. */
const texts = [
  'rockridge',
  '94601',
  'district 3',
  'high and international',
  '73rd & bancroft',
  'martin luther king jr way y 40th',
  'hihg and internatonal',
  'nowhere in particular',
]

const brotli = (data: string | Buffer) => brotliCompressSync(data).byteLength

const roundedQuantile = (values: readonly number[], share: number) =>
  Math.round(quantile(values, share))

/** Every script that a page fetches, until it is asked again. */
function collectScripts(page: Page) {
  let bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    const all = await Promise.all(bodies)
    bodies = []
    return all.reduce((sum, body) => sum + brotli(body), 0)
  }
}

async function openFinder({ browser, origin, path, locale }: VisitedPage) {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  })
  const page = await context.newPage()
  const scripts = collectScripts(page)
  const answer = await page.goto(path)
  const html = (await answer?.text()) ?? ''
  const before = await scripts()
  const field = page.getByLabel(finderWords[locale].label)
  const pairs = page.waitForResponse(`**${crossingsAddress}`)
  await field.click()
  await field.and(page.getByRole('combobox')).waitFor()
  await field.fill('x')
  const pairBytes = brotli(await (await pairs).body())
  const after = await scripts()
  return { page, field, weight: { html: brotli(html), before, after, pairs: pairBytes } }
}

/** Notes how long each key that writes something takes until the page has drawn what it changed. */
const noteKeys = () => {
  const times: number[] = []
  Object.assign(window, { keyTimes: times })
  const drawn = (from: number) =>
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)))
  const hear = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key.length === 1 && !ctrlKey && !metaKey) drawn(performance.now())
  }
  addEventListener('keydown', hear, { capture: true })
}

/**
 * Types all texts into a field, and nothing but keys: what Playwright does to fill a field or to look
 * for one runs in the page itself, and would take the time of the keys around it.
 */
async function typeAll(page: Page, field: Locator) {
  await field.focus()
  await page.waitForTimeout(1000)
  for (let run = 0; run < runs; run += 1) {
    for (const text of texts) {
      await page.keyboard.press('ControlOrMeta+A', { delay: keyPauseMs })
      await page.waitForTimeout(keyPauseMs)
      await page.keyboard.type(text, { delay: keyPauseMs })
    }
  }
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  return page.evaluate((): number[] => Reflect.get(window, 'keyTimes').splice(0))
}

/** What the machine itself costs just now: the same keys in a field that does nothing. */
async function timeKeys(page: Page, field: Locator) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.evaluate(noteKeys)
  const times = await typeAll(page, field)
  await page.evaluate(() => document.body.prepend(document.createElement('textarea')))
  return { times, bareTimes: await typeAll(page, page.locator('body > textarea')) }
}

async function measure(visited: VisitedPage) {
  const { page, field, weight } = await openFinder(visited)
  const { times, bareTimes } = await timeKeys(page, field)
  await page.context().close()
  return {
    'HTML bytes': weight.html,
    'script bytes before a touch': weight.before,
    'and after it': weight.after,
    'bytes of street pairs': weight.pairs,
    'ms a key, median': roundedQuantile(times, 0.5),
    'ms a key, p95': roundedQuantile(times, 0.95),
    'median in a bare field': roundedQuantile(bareTimes, 0.5),
    'p95 in a bare field': roundedQuantile(bareTimes, 0.95),
  }
}

await measurePages(
  'The finder, brotli; times on a processor 4 times slower, the street pairs there',
  pages,
  measure,
)
