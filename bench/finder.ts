/**
 * `npm run bench:finder`: the finder as it is built and served, on each page that has it. Bytes after
 * brotli of the page, of the scripts before and after the first touch and of the street pairs; and
 * what a key takes of the processor until its answer is drawn, times 4, as on a slow phone, once the
 * street pairs are there.
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

/** Between two keys: what one sets off is drawn before the next. */
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

/** What the page's main thread has taken of the processor so far, in milliseconds: other load of the machine is not in it. */
async function watchProcessor(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

/**
 * Types all texts into a field, and nothing but keys: what Playwright does to fill a field or to look
 * for one runs in the page itself, and would count for the keys around it.
 *
 * @returns milliseconds of a slower processor for each key, with what the page draws for it.
 */
async function typeAll(page: Page, field: Locator, processorTime: () => Promise<number>) {
  const times: number[] = []
  await field.focus()
  await page.waitForTimeout(1000)
  for (let run = 0; run < runs; run += 1) {
    for (const text of texts) {
      await page.keyboard.press('ControlOrMeta+A')
      await page.waitForTimeout(keyPauseMs)
      for (const key of text) {
        const before = await processorTime()
        await page.keyboard.press(key)
        await page.waitForTimeout(keyPauseMs)
        times.push(processorSlowdown * ((await processorTime()) - before))
      }
    }
  }
  return times
}

/** The keys of the finder, and the same keys in a field that does nothing. */
async function timeKeys(page: Page, field: Locator) {
  const processorTime = await watchProcessor(page)
  const times = await typeAll(page, field, processorTime)
  await page.evaluate(() => document.body.prepend(document.createElement('textarea')))
  const bareTimes = await typeAll(page, page.locator('body > textarea'), processorTime)
  return { times, bareTimes }
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
  'The finder, brotli; times of a processor 4 times slower, the street pairs there',
  pages,
  measure,
)
