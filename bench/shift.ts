/**
 * `npm run bench:shift`: how far a cold visit of every address moves when our faces arrive, delayed by
 * 400 ms, at three widths; and how soon after the first paint the headings wear them without a delay.
 * Addresses given as arguments are measured instead of all.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { browserArguments, findBrowser } from '#scripts/find-browser.ts'
import { href, listedPageIds } from '#site/addresses.ts'
import { startOurServer } from './our-server.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 900 },
]
const given = process.argv.slice(2)
const paths = given.length
  ? given
  : listedPageIds.flatMap((id) => locales.map((locale) => href(id, locale)))

interface Visit {
  path: string
  width: number
  shift: number
  /** From the first paint until our face shows in the headings, in ms. */
  facesAfter: number
  faces: 'both' | 'headings' | 'none'
}

/** Counts while the page loads, from before its first paint. */
const countShifts = () => {
  const seen = { shift: 0, faces: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => {
    if (/\b(?:faces|heading-face)\b/.test(document.documentElement.className)) {
      seen.faces ||= performance.now()
    }
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['class'] })
}

const readCounts = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: { shift: number; faces: number } }
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const { classList } = document.documentElement
    const faces = classList.contains('faces')
      ? ('both' as const)
      : classList.contains('heading-face')
        ? ('headings' as const)
        : ('none' as const)
    return { shift: seen.shift, facesAfter: seen.faces - (painted?.startTime ?? 0), faces }
  })

async function visit(browser: Browser, origin: string, delay: number): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const viewport of sizes) {
    const context = await browser.newContext({ viewport, baseURL: origin })
    await context.addInitScript(countShifts)
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue()
    })
    for (const path of paths) {
      const page = await context.newPage()
      await page.goto(path)
      await page.waitForFunction(() => window.name.includes('faces'))
      await page.waitForTimeout(150)
      visits.push({ path, width: viewport.width, ...(await readCounts(page)) })
      await page.close()
    }
    await context.close()
  }
  return visits
}

const share = (visits: readonly Visit[], fits: (visit: Visit) => boolean) =>
  `${((100 * visits.filter(fits).length) / visits.length).toFixed(1)} %`

const { origin, stop } = await startOurServer()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const late = await visit(browser, origin, 400)
const undelayed = await visit(browser, origin, 0)
await browser.close()
stop()

const worst = late.toSorted((a, b) => b.shift - a.shift)
const times = undelayed
  .filter(({ faces }) => faces !== 'none')
  .map(({ facesAfter }) => facesAfter)
  .toSorted((a, b) => a - b)
const at = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0)
console.log(`${late.length} cold visits with faces 400 ms late:`)
console.log(`  moved by at most 0.02: ${share(late, ({ shift }) => shift <= 0.02)}`)
console.log(
  `  most: ${worst[0]?.shift.toFixed(4)}, median ${worst[worst.length >> 1]?.shift.toFixed(4)}`,
)
for (const faces of ['both', 'headings', 'none'] as const) {
  console.log(
    `  faces shown on this first page, ${faces}: ${share(late, (seen) => seen.faces === faces)}`,
  )
}
console.log(
  `Headings in our face after the first paint, without a delay: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms`,
)
console.table(
  worst
    .slice(0, 10)
    .map(({ path, shift, width }) => ({ path, width, shift: Number(shift.toFixed(4)) })),
)
