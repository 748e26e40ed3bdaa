/**
 * Says what of a browser the sources use that the oldest browsers of `src/site/browsers.ts` lack, with
 * file and line, and ends with 1 then: in style sheets, in the markup of components, and in what
 * islands and inline scripts run. `scripts/check-browsers/newer.ts` says what may be missing.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { findFaults } from './check-browsers/find-faults.ts'
import { markupUses } from './check-browsers/markup-uses.ts'
import { newer } from './check-browsers/newer.ts'
import { scriptUses } from './check-browsers/script-uses.ts'
import { styleUses } from './check-browsers/style-uses.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** The scripts that stand in the pages themselves. */
const inlineScripts = globSync('src/**/*.astro').flatMap((file) =>
  [...read(file).matchAll(/'#([^']+\.ts)\?raw'/g)].map(([, path]) => `src/${path}`),
)
const scripts = [
  ...globSync('src/**/*.island.ts'),
  ...inlineScripts,
  'src/screens/layouts/islands.ts',
  'src/screens/offline/service-worker.ts',
]
const lost = scripts.filter((file) => !existsSync(file))
if (lost.length > 0) throw new Error(`scripts/check-browsers.ts names ${lost}, which is gone`)

const faults = findFaults(
  [
    ...globSync('src/**/*.css').flatMap((file) => styleUses(file, read(file))),
    ...globSync('src/**/*.tsx').flatMap((file) => markupUses(file, read(file))),
    ...scriptUses(scripts),
  ],
  newer,
)
if (faults.length > 0) console.log(faults.join('\n'))
else console.log('Nothing is used that the oldest browsers lack and need.')
process.exitCode = faults.length > 0 ? 1 : 0
