/**
 * `npm run bench:build`: what a build costs, cold and again after one changed sentence, three times in
 * turn. Runs in a copy below `.cache`; what else the machine does is in the figures.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { buildSources } from '#builder/build-sources.ts'
import { environment } from '#scripts/install.mjs'

const copy = path.resolve('.cache/bench-build')

/** Copies what the site is built from, and nothing that an earlier build left. */
function copySources() {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const source of buildSources) {
    cpSync(source, path.join(copy, source), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
}

/** Seconds that passed, and seconds of all processors. */
function build() {
  const [load] = loadavg()
  const { status, stderr } = spawnSync('bash', ['-c', 'TIMEFORMAT="%R %U %S"; time astro build'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...environment, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(stderr)
  const [passed = 0, user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number)
  return { passed, processors: Number((user + system).toFixed(1)), 'load before': load?.toFixed(1) }
}

const rows = [1, 2, 3].flatMap((round) => {
  copySources()
  const cold = build()
  appendFileSync(path.join(copy, 'content/en/conditions/neck-pain.md'), '\nA changed sentence.\n')
  return [
    { round, what: 'cold', ...cold },
    { round, what: 'one sentence', ...build() },
  ]
})
rmSync(copy, { recursive: true, force: true })

console.log(`Seconds that passed, and seconds of ${cpus().length} processors`)
console.table(rows)
