/**
 * `npm run bench:lighthouse`: Lighthouse for mobile (simulated slow 4G and a slow phone) against our
 * own server on this machine, of six pages and the heaviest page of words. Prints the four scores,
 * the largest paint and the layout shift, and how quick Lighthouse found this machine, which it then
 * takes to be four times slower; medians of the runs, of which `RUNS` sets the number (4). With
 * `FACES=css` the style sheets ask for our faces. Addresses given as arguments are measured instead.
 */
import { loadavg } from 'node:os'
import type { Result } from 'lighthouse'
import { siteAskingByCss } from './faces-by-css.ts'
import { measuredPages, visitWithLighthouse } from './lighthouse-visit.ts'
import { startOurServer } from './our-server.ts'
import { median } from './quantile.ts'
import { sayVerdict } from './verdict.ts'

const runs = Number(process.env['RUNS'] ?? 4)
const paths = await measuredPages(process.argv.slice(2))
const site = process.env['FACES'] === 'css' ? siteAskingByCss() : 'dist'
const { origin, stop } = await startOurServer({}, site)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const scoreOf = ({ categories: all }: Result, name: string) =>
  Math.round((all[name]?.score ?? 0) * 100)

/** What did not get all it could, by name. */
const faultsOf = ({ audits }: Result) =>
  Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 1 && scoreDisplayMode !== 'informative',
    )
    .map(({ id }) => id)

const summary = (results: readonly Result[]) => {
  const figure = (name: string) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? 0))
  return {
    ...Object.fromEntries(
      categories.map((name) => [name, median(results.map((result) => scoreOf(result, name)))]),
    ),
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    'FCP ms': Math.round(figure('first-contentful-paint')),
    CLS: figure('cumulative-layout-shift'),
    machine: Math.round(median(results.map(({ environment }) => environment.benchmarkIndex))),
    below: [...new Set(results.flatMap(faultsOf))].join(' '),
  }
}

const results = new Map<string, Result[]>()
for (let run = 0; run < runs; run += 1) {
  for (const path of paths) {
    const result = await visitWithLighthouse(origin + path, categories)
    results.set(path, [...(results.get(path) ?? []), result])
  }
}
stop()

const all = [...results.values()].flat()
const perfect = all.filter((result) => categories.every((name) => scoreOf(result, name) === 100))
console.log(`${runs} runs, load of this machine ${loadavg().map((load) => load.toFixed(2))}`)
console.table(Object.fromEntries([...results].map(([path, seen]) => [path, summary(seen)])))
sayVerdict(
  'four times 100 in every run',
  `${perfect.length} of ${all.length}`,
  perfect.length === all.length,
)
