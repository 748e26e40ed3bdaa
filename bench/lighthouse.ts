/**
 * `npm run bench:lighthouse`: Lighthouse for mobile (simulated slow 4G and a slow phone) against our
 * own server on this machine, of six pages and the heaviest page of words. Prints the four scores,
 * the largest paint and the layout shift, and how quick Lighthouse found this machine, which it then
 * takes to be four times slower; medians of the runs.
 */
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { browserArguments, findBrowser } from '#scripts/find-browser.ts'
import { readBuiltPages } from '#scripts/page-weight/built-pages.ts'
import { limitOf, limits } from '#scripts/page-weight/limits.ts'
import { startOurServer } from './our-server.ts'
import { median } from './quantile.ts'

/** What takes longest to arrive, tools and lists apart. */
async function heaviestOfWords() {
  const built = await readBuiltPages()
  const pages = built.filter(({ kind }) => limitOf(kind) === limits.words)
  const [heaviest] = pages.toSorted((a, b) => b.bytes - a.bytes)
  if (!heaviest) throw new Error('There is no built site: npm run build')
  return heaviest.path
}

const runs = Number(process.env['RUNS'] ?? 3)
const paths = process.argv.slice(2)
const measured = paths.length
  ? paths
  : [
      '/',
      '/conditions/neck-pain-oakland',
      '/services/auto-accident-treatment-oakland',
      '/resources/immediate-help',
      '/oakland-hospital-directory',
      '/es/cuidado-accidentes-oakland-latinos',
      await heaviestOfWords(),
    ]

const { origin, stop } = await startOurServer()

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

async function measure(path: string) {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({
      chromePath: findBrowser(),
      chromeFlags: ['--headless=new', ...browserArguments],
    })
    const result = await lighthouse(`${origin}${path}`, { port: chrome.port, logLevel: 'error' })
    chrome.kill()
    if (result) results.push(result.lhr)
  }
  const score = (name: string) =>
    median(results.map(({ categories: all }) => (all[name]?.score ?? 0) * 100))
  const figure = (name: string) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? 0))
  const failed = new Set(
    results.flatMap(({ audits }) =>
      Object.values(audits)
        .filter(
          ({ score: got, scoreDisplayMode }) =>
            got !== null && got < 1 && scoreDisplayMode !== 'informative',
        )
        .map(({ id }) => id),
    ),
  )
  return {
    ...Object.fromEntries(categories.map((name) => [name, score(name)])),
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    'FCP ms': Math.round(figure('first-contentful-paint')),
    CLS: figure('cumulative-layout-shift'),
    machine: Math.round(median(results.map(({ environment }) => environment.benchmarkIndex))),
    below: [...failed].join(' '),
  }
}

const table: Record<string, object> = {}
for (const path of measured) table[path] = await measure(path)
console.table(table)
stop()
