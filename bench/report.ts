/**
 * `npm run bench:report`: the crash report as it is built and served. Bytes after brotli of the page,
 * of the scripts before and after the first touch and of the figures; and on a processor 4 times
 * slower the time from the first byte to the first paint, of the longest task when React takes over,
 * and from a filter to the counts that it has drawn.
 */

import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import type { PageId } from '#site/addresses.ts'
import { measurePages, type VisitedPage } from './measure-pages.ts'
import { quantile } from './quantile.ts'

const runs = Number(process.env['RUNS'] ?? 3)
const processorSlowdown = 4

const pages: readonly PageId[] = ['accident-report', 'district-5']

/** Names and values of the form, one after the other; each is a filter that somebody sets. */
const filters = [
  ['severity', 'serious'],
  ['from', '2019'],
  ['travel', 'pedestrian'],
  ['to', '2022'],
  ['severity', 'injury'],
  ['travel', ''],
  ['from', '2016'],
  ['to', '2024'],
] as const

const brotli = (data: string | Buffer) => brotliCompressSync(data).byteLength

const roundedQuantile = (values: readonly number[], share: number) =>
  Math.round(quantile(values, share))

/** Bytes of what was fetched of a kind, until it is asked again. */
function weighResponses(page: Page, isWeighed: (response: Response) => boolean) {
  let bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (isWeighed(response)) bodies.push(response.body())
  })
  return async () => {
    const all = await Promise.all(bodies)
    bodies = []
    return all.reduce((sum, body) => sum + brotli(body), 0)
  }
}

/** Notes long tasks, and how long each filter takes until the page has drawn what it changed. */
const noteTimes = () => {
  const times = { filters: [] as number[], tasks: [] as number[] }
  Object.assign(window, { times })
  const note = (from: number) =>
    requestAnimationFrame(() => setTimeout(() => times.filters.push(performance.now() - from)))
  addEventListener('change', () => note(performance.now()), { capture: true })
  new PerformanceObserver((list) => {
    times.tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

type Times = { filters: number[]; tasks: number[] }
const timesOf = (page: Page) => page.evaluate((): Times => Reflect.get(window, 'times'))

async function setFilter(page: Page, name: string, value: string) {
  const field = page.locator(`.crash-filters [name=${name}]`)
  if (name === 'severity') await page.locator(`[name=severity][value=${value}]`).check()
  else await field.selectOption(value)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  )
}

async function openPage({ browser, origin, path }: VisitedPage) {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.addInitScript(noteTimes)
  const kind = (type: string) => (response: Response) => response.request().resourceType() === type
  const weigh = {
    scripts: weighResponses(page, kind('script')),
    figures: weighResponses(page, kind('fetch')),
  }
  const answer = await page.goto(path)
  await page.waitForLoadState('networkidle')
  return { page, html: (await answer?.text()) ?? '', weigh }
}

const firstPaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [visit] = performance.getEntriesByType('navigation')
    return (paint?.startTime ?? Number.NaN) - (visit as PerformanceNavigationTiming).responseStart
  })

async function measure(visited: VisitedPage) {
  const { page, html, weigh } = await openPage(visited)
  const opened = { paint: await firstPaint(page), before: await weigh.scripts() }
  const firstFilter = page.locator('.crash-filters [name=from]')
  // What looks for fields is a script of its own, and a long task.
  await firstFilter.waitFor()
  await page.evaluate(() => Reflect.get(window, 'times').tasks.splice(0))
  await firstFilter.focus()
  await page.waitForLoadState('networkidle')
  await setFilter(page, 'to', '2023')
  await page.waitForURL(/to=2023/)
  const woken = { after: await weigh.scripts(), figures: await weigh.figures() }
  const { tasks } = await timesOf(page)
  await page.evaluate(() => Reflect.get(window, 'times').filters.splice(0))
  for (const [name, value] of filters) await setFilter(page, name, value)
  const times = await timesOf(page)
  await page.context().close()
  return {
    html: brotli(html),
    ...opened,
    ...woken,
    /** 0 when none took 50 ms, which is when the browser begins to count. */
    longestTask: Math.max(0, ...tasks),
    filters: times.filters,
  }
}

async function measureOften(visited: VisitedPage) {
  const all = []
  for (let run = 0; run < runs; run += 1) all.push(await measure(visited))
  const [first] = all
  const waking = all.map(({ longestTask }) => longestTask)
  const answers = all.flatMap(({ filters: times }) => times)
  return {
    'HTML bytes': first?.html,
    'script bytes before a touch': first?.before,
    'and after it': first?.after,
    'bytes of figures': first?.figures,
    'ms to the first paint': roundedQuantile(
      all.map(({ paint }) => paint),
      0.5,
    ),
    'ms of waking, median': roundedQuantile(waking, 0.5),
    'ms of waking, most': Math.round(Math.max(...waking)),
    'ms a filter, median': roundedQuantile(answers, 0.5),
    'ms a filter, p95': roundedQuantile(answers, 0.95),
  }
}

await measurePages(
  'The crash report, brotli; times on a processor 4 times slower',
  pages,
  measureOften,
)
