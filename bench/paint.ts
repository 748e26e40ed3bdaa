/**
 * `npm run bench:paint`: the largest paint of both ways to ask for our faces, by a script after the
 * first paint and by the style sheets. Runs of Lighthouse for mobile take turns, so that a busy machine
 * is busy for both; medians of the runs. `RUNS` sets how often each page is seen in each way (10);
 * addresses given as arguments are measured instead.
 */
import { loadavg } from 'node:os'
import { siteAskingByCss } from './faces-by-css.ts'
import { measuredPages, visitWithLighthouse } from './lighthouse-visit.ts'
import { startOurServer } from './our-server.ts'
import { median } from './quantile.ts'
import { sayVerdict } from './verdict.ts'

const runs = Number(process.env['RUNS'] ?? 10)
const paths = await measuredPages(process.argv.slice(2))

const ways = {
  'after the first paint': { server: await startOurServer(), mostMs: 900 },
  'by CSS': { server: await startOurServer({}, siteAskingByCss()), mostMs: 1_100 },
}

const largestPaints = new Map<string, number[]>()
for (let run = 0; run < runs; run += 1) {
  for (const path of paths) {
    for (const [way, { server }] of Object.entries(ways)) {
      const { audits } = await visitWithLighthouse(server.origin + path, ['performance'])
      const key = `${path} ${way}`
      const paint = audits['largest-contentful-paint']?.numericValue ?? Number.NaN
      largestPaints.set(key, [...(largestPaints.get(key) ?? []), paint])
    }
  }
}
for (const { server } of Object.values(ways)) server.stop()

const middle = (path: string, way: string) =>
  Math.round(median(largestPaints.get(`${path} ${way}`) ?? []))
const names = Object.keys(ways)
console.log(`${runs} runs each, load of this machine ${loadavg().map((load) => load.toFixed(2))}`)
console.table(
  Object.fromEntries(
    paths.map((path) => [
      path,
      Object.fromEntries(names.map((way) => [`LCP ms, ${way}`, middle(path, way)])),
    ]),
  ),
)
for (const [way, { mostMs }] of Object.entries(ways)) {
  const slowest = Math.max(...paths.map((path) => middle(path, way)))
  sayVerdict(
    `faces asked for ${way}: largest paint at most ${mostMs} ms on every page`,
    `${slowest} ms on the slowest`,
    slowest <= mostMs,
  )
}
