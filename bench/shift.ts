/**
 * `npm run bench:shift`: how far first views move when our faces come 400 ms late, on every address at
 * the widths of common phones, a tablet and a desktop, with each family of our fallbacks standing in;
 * whether headings then are in our face; and, with faces that come at once, whether the text is, on
 * the first view and on the next page. `LANES` visits go on beside each other (4). Addresses given as
 * arguments are measured instead of all.
 */
import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { browserArguments, findBrowser } from '#scripts/find-browser.ts'
import { href, listedPageIds } from '#site/addresses.ts'
import { startOurServer } from './our-server.ts'
import { quantile } from './quantile.ts'
import { onlyFonts, standIns } from './stand-ins.ts'

const widths = [360, 375, 390, 393, 412, 430, 768, 1280]
const late = 400
const lanes = Number(process.env['LANES'] ?? 4)
const given = process.argv.slice(2)
const paths = given.length
  ? given
  : listedPageIds.flatMap((id) => locales.map((locale) => href(id, locale)))

interface View {
  path: string
  width: number
  shift: number
  /** From the first paint until the last of our faces was here, in ms. */
  facesAfter: number
  /** Which fonts the browser drew with, by their names. */
  heading: string
  text: string
}

/** Counts while the page loads, from before its first paint. */
const countShifts = () => {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
  }).observe({ type: 'layout-shift', buffered: true })
}

const areFacesHere = () => {
  const ours = [...document.fonts].filter(({ family }) => /Atkinson|Fraunces/.test(family))
  return ours.length === 2 && ours.every(({ status }) => status === 'loaded')
}

const readView = (page: Page) =>
  page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const fonts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const came = fonts.filter(({ name }) => name.endsWith('.woff2')).map((font) => font.responseEnd)
    return {
      shift: (window as unknown as { shift: number }).shift,
      facesAfter: Math.max(...came) - (painted?.startTime ?? 0),
    }
  })

/** The fonts that the browser drew the first element with that fits the selector. */
async function fontsOf(page: Page, selectors: readonly string[]) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const found: string[] = []
  for (const selector of selectors) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    found.push(fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName ?? '')
  }
  await devtools.detach()
  return found
}

async function look(page: Page, path: string, width: number, referer?: string): Promise<View> {
  await page.setViewportSize({ width, height: width < 700 ? 800 : 900 })
  await page.goto(path, referer ? { referer } : {})
  await page.waitForFunction(areFacesHere)
  await page.waitForTimeout(150)
  const view = await readView(page)
  const [heading = '', text = ''] = await fontsOf(page, ['h1', 'main p:not([class])'])
  return { path, width, ...view, heading, text }
}

/** Does each piece of work once, some beside each other. */
async function inLanes<Job>(jobs: readonly Job[], doOne: (job: Job) => Promise<void>) {
  const waiting = [...jobs]
  const lane = async () => {
    for (let job = waiting.pop(); job !== undefined; job = waiting.pop()) await doOne(job)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const everyView = paths.flatMap((path) => widths.map((width) => ({ path, width })))

async function viewsWithLateFaces(browser: Browser, origin: string) {
  const views: View[] = []
  await inLanes(everyView, async ({ path, width }) => {
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
    await context.addInitScript(countShifts)
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late))
      await route.continue()
    })
    views.push(await look(await context.newPage(), path, width))
    await context.close()
  })
  return views
}

/** Each address as the first page of a visit, and as the next after it. */
async function viewsAtOnce(browser: Browser, origin: string) {
  const first: View[] = []
  const later: View[] = []
  await inLanes(paths, async (path) => {
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
    await context.addInitScript(countShifts)
    const page = await context.newPage()
    first.push(await look(page, path, 390))
    later.push(await look(page, path === '/' ? '/contact' : '/', 390, `${origin}${path}`))
    await context.close()
  })
  return { first, later }
}

const share = (views: readonly View[], fits: (view: View) => boolean) =>
  `${((100 * views.filter(fits).length) / views.length).toFixed(1)} %`

const inOurs = (font: string) => /Atkinson|Fraunces/.test(font)

function summary(views: readonly View[]) {
  const shifts = views.map(({ shift }) => shift)
  return {
    views: views.length,
    'at most 0.02': share(views, ({ shift }) => shift <= 0.02),
    '95 of 100 within': Number(quantile(shifts, 0.95).toFixed(4)),
    worst: Number(Math.max(...shifts).toFixed(4)),
    'headings in ours': share(views, ({ heading }) => inOurs(heading)),
    'text in ours': share(views, ({ text }) => inOurs(text)),
  }
}

function printWorst(views: readonly View[]) {
  const worst = views.toSorted((a, b) => b.shift - a.shift).slice(0, 15)
  console.table(worst.map(({ path, width, shift }) => ({ path, width, shift })))
}

const { origin, stop } = await startOurServer()
const table: Record<string, object> = {}
const worst: View[] = []
for (const [names, files] of Object.entries(standIns)) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
    env: { ...process.env, ...(await onlyFonts(files)) },
  })
  const views = await viewsWithLateFaces(browser, origin)
  table[`${late} ms late: ${names}`] = summary(views)
  worst.push(...views)
  if (names === Object.keys(standIns)[0]) {
    const { first, later } = await viewsAtOnce(browser, origin)
    const soon = first.filter(({ facesAfter }) => facesAfter <= 300)
    table['at once, first page'] = summary(first)
    table['at once, here within 300 ms'] = summary(soon)
    table['at once, next page'] = summary(later)
  }
  await browser.close()
}
stop()
console.log(`Load of this machine ${loadavg().map((load) => load.toFixed(2))}`)
console.table(table)
printWorst(worst)
