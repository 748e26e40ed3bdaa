/**
 * `npm run bench:tasks`: what the scripts of a page add to the browser's own work before a touch. Each
 * page is visited in pairs, with scripts and with scripts off, one after the other, on a phone's window
 * with a processor four times slower and fonts blocked in both. Prints the main thread's tasks from the
 * start until 3.5 s after the page has loaded, and the median of the pairs' ratios. Addresses given as
 * arguments are measured instead; `RUNS` sets the number of pairs.
 */
import { loadavg } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '#scripts/find-browser.ts'
import { href } from '#site/addresses.ts'
import { startOurServer } from './our-server.ts'
import { median } from './quantile.ts'
import { sayVerdict } from './verdict.ts'

const pairs = Number(process.env['RUNS'] ?? 10)
const given = process.argv.slice(2)
const paths = given.length
  ? given
  : (['home', 'neck-pain', 'hospitals', 'neighborhoods'] as const).map((id) => href(id, 'en'))

const processorSlowdown = 4
const afterLoadMs = 3_500
const mostRatio = 1.2

interface Work {
  /** All tasks of the main thread, in ms. */
  tasks: number
  layouts: number
  styles: number
}

async function visit(browser: Browser, origin: string, path: string, scripts: boolean) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    javaScriptEnabled: scripts,
  })
  const page = await context.newPage()
  // Before the work is counted, so that the page is drawn by the process that is looked at.
  await page.goto('/healthz')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async (): Promise<Work> => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return {
      tasks: of('TaskDuration') * 1000,
      layouts: of('LayoutCount'),
      styles: of('RecalcStyleCount'),
    }
  }
  const before = await read()
  await page.goto(path, { waitUntil: 'load' })
  await new Promise((resolve) => setTimeout(resolve, afterLoadMs))
  const after = await read()
  await context.close()
  return {
    tasks: after.tasks - before.tasks,
    layouts: after.layouts - before.layouts,
    styles: after.styles - before.styles,
  }
}

async function measure(browser: Browser, origin: string, path: string) {
  const withScripts: Work[] = []
  const without: Work[] = []
  const ratios: number[] = []
  // The first visit warms the server and the browser.
  await visit(browser, origin, path, true)
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = pair % 2 === 0
    const one = await visit(browser, origin, path, first)
    const other = await visit(browser, origin, path, !first)
    const [on, off] = first ? [one, other] : [other, one]
    withScripts.push(on)
    without.push(off)
    ratios.push(on.tasks / off.tasks)
  }
  const middle = (all: readonly Work[], key: keyof Work) =>
    Math.round(median(all.map((work) => work[key])))
  const both = (key: keyof Work) => `${middle(withScripts, key)} / ${middle(without, key)}`
  return {
    'median ratio': Number(median(ratios).toFixed(3)),
    lowest: Number(Math.min(...ratios).toFixed(2)),
    highest: Number(Math.max(...ratios).toFixed(2)),
    'tasks, ms (on / off)': both('tasks'),
    layouts: both('layouts'),
    'style passes': both('styles'),
  }
}

const { origin, stop } = await startOurServer()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const table: Record<string, Awaited<ReturnType<typeof measure>>> = {}
for (const path of paths) table[path] = await measure(browser, origin, path)
await browser.close()
stop()
console.log(`${pairs} pairs, load of this machine ${loadavg().map((load) => load.toFixed(2))}`)
console.table(table)
for (const [path, { 'median ratio': ratio }] of Object.entries(table)) {
  sayVerdict(
    `scripts cost at most ${mostRatio} times the work on ${path}`,
    `${ratio}`,
    ratio <= mostRatio,
  )
}
