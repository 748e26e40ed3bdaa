/**
 * `npm run bench:build`: what a build costs with the site's own pages, with 500 and with 1,000 more,
 * each cold and again after one changed sentence. Runs in a copy below `.cache`; sizes can be named:
 * `npm run bench:build -- 500`.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { buildSources } from '#build/build-sources.ts'
import { locales } from '#i18n/locales.ts'
import { environment } from '#scripts/install.mjs'
import { pageIds } from '#site/addresses.ts'
import { addMadeUpPages } from './build/made-up-pages.ts'
import type { BuildCost, Cost } from './build/measured-build.ts'

const copy = path.resolve('.cache/bench-build')
const measuredBuild = path.resolve('bench/build/measured-build.ts')

/** Every page of the table, and the page for unknown addresses. */
const ownPages = (pageIds.length + 1) * locales.length
const named = process.argv.slice(2).map(Number)
const sizes = named.length > 0 ? named : [ownPages, 500, ownPages + 1000]

/** Copies what the site is built from, and nothing that an earlier build left. */
function copySources() {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const source of buildSources) {
    cpSync(source, path.join(copy, source), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
}

function build(): BuildCost {
  const { status, stdout } = spawnSync('node', [measuredBuild], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The build failed.')
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{')))
}

function measure(size: number) {
  copySources()
  addMadeUpPages(copy, Math.round((size - ownPages) / locales.length))
  const cold = build()
  appendFileSync(path.join(copy, 'content/en/conditions/neck-pain.md'), '\nA changed sentence.\n')
  return { size, cold, changed: build() }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const said = ({ passed, processor }: Cost) => `${seconds(passed)} (${seconds(processor)})`
const row = ({ all, phases }: BuildCost) => ({
  ...Object.fromEntries(Object.entries(phases).map(([name, cost]) => [name, said(cost)])),
  all: said(all),
})

const measured = sizes.map(measure)
rmSync(copy, { recursive: true, force: true })

console.log(`Seconds that passed, and in brackets seconds of ${cpus().length} processors`)
console.table(
  Object.fromEntries(
    measured.flatMap(({ changed, cold, size }) => [
      [`${size} pages, cold`, row(cold)],
      [`${size} pages, one sentence`, row(changed)],
    ]),
  ),
)

const [first, last] = [measured[0], measured.at(-1)]
if (first && last && last.size > first.size) {
  const more = last.size - first.size
  const processor = (last.cold.all.processor - first.cold.all.processor) / more
  console.log(`Each of ${more} more pages: ${Math.round(processor)} ms of processor time`)
}
