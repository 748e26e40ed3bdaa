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
import { sayVerdict } from './verdict.ts'

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

/** Marks the first paragraph that is drawn: some pages begin with one for browsers without scripts. */
const markParagraph = () =>
  [...document.querySelectorAll('main p')]
    .find((paragraph) => paragraph.textContent !== '' && paragraph.checkVisibility())
    ?.setAttribute('data-looked-at', '')

async function look(page: Page, path: string, width: number, referer?: string): Promise<View> {
  await page.setViewportSize({ width, height: width < 700 ? 800 : 900 })
  await page.goto(path, referer ? { referer } : {})
  await page.waitForFunction(areFacesHere)
  await page.waitForTimeout(150)
  const view = await readView(page)
  await page.evaluate(markParagraph)
  const [heading = '', text = ''] = await fontsOf(page, ['h1', '[data-looked-at]'])
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

const part = (views: readonly View[], fits: (view: View) => boolean) =>
  views.filter(fits).length / views.length
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const isStill = ({ shift }: View) => shift <= 0.02
const inOurs = (font: string) => /Atkinson|Fraunces/.test(font)
const headingInOurs = ({ heading }: View) => inOurs(heading)
const textInOurs = ({ text }: View) => inOurs(text)
const worstOf = (views: readonly View[]) => Math.max(...views.map(({ shift }) => shift))

const summary = (views: readonly View[]) => ({
  views: views.length,
  'at most 0.02': percent(part(views, isStill)),
  '95 of 100 within': Number(
    quantile(
      views.map(({ shift }) => shift),
      0.95,
    ).toFixed(4),
  ),
  worst: Number(worstOf(views).toFixed(4)),
  'headings in ours': percent(part(views, headingInOurs)),
  'text in ours': percent(part(views, textInOurs)),
})

function printWorst(views: readonly View[]) {
  const worst = views.toSorted((a, b) => b.shift - a.shift).slice(0, 15)
  console.table(worst.map(({ path, width, shift }) => ({ path, width, shift })))
}

/** All of them, for a demand that leaves none out. */
function sayOfAll(demand: string, views: readonly View[], fits: (view: View) => boolean) {
  const share = part(views, fits)
  sayVerdict(demand, `${percent(share)} of ${views.length}`, share === 1)
}

const { origin, stop } = await startOurServer()
const table: Record<string, object> = {}
const lateViews: View[] = []
const soonViews: View[] = []
const laterViews: View[] = []
for (const [names, files] of Object.entries(standIns)) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
    env: { ...process.env, ...(await onlyFonts(files)) },
  })
  const views = await viewsWithLateFaces(browser, origin)
  table[`${late} ms late: ${names}`] = summary(views)
  lateViews.push(...views)
  if (names === Object.keys(standIns)[0]) {
    const { first, later } = await viewsAtOnce(browser, origin)
    soonViews.push(...first.filter(({ facesAfter }) => facesAfter <= 300))
    laterViews.push(...later)
    table['at once, first page'] = summary(first)
    table['at once, here within 300 ms'] = summary(soonViews)
    table['at once, next page'] = summary(later)
  }
  await browser.close()
}
stop()
console.log(`Load of this machine ${loadavg().map((load) => load.toFixed(2))}`)
console.table(table)
printWorst(lateViews)
const still = part(lateViews, isStill)
sayVerdict('shift at most 0.02 on 95 of 100 first views', percent(still), still >= 0.95)
const worst = worstOf(lateViews)
sayVerdict('shift at most 0.05 on the worst', worst.toFixed(4), worst <= 0.05)
sayOfAll('headings in our face on every first view', lateViews, headingInOurs)
sayOfAll('text in ours where the faces come within 300 ms', soonViews, textInOurs)
sayOfAll('text in ours on every later page', laterViews, textInOurs)
