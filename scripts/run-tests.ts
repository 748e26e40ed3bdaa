/**
 * `npm test`: everything a change must pass. With `check`, what is read from the sources and weighed,
 * each part with its time; with `quick`, what needs neither browser nor server; with `browsers`, the
 * journeys in WebKit and Firefox, of which `npm test` walks the main ones; with `long`, the tests with
 * chance and killed servers, many times over, and those in a browser with every page and both
 * languages. Ends with what failed, by name, and "N passed, N failed".
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { environmentWith, nothingSet, ownSettings } from '#clinic/settings.ts'
import { lookForBrowser } from './find-browser.ts'
import { findDkimpy } from './find-dkimpy.ts'
import { findFirefox, hasWebkit } from './find-engines.ts'
import { findPostfix } from './find-postfix.ts'
import { findPostgres } from './find-postgres.ts'
import { findProgram } from './find-program.ts'
import { installParts } from './machine.mjs'
import {
  readProcessorTime,
  sayProcessorTime,
  withProcessorTime,
} from './run-tests/processor-time.ts'
import {
  type BrowserReport,
  type Count,
  countBrowser,
  countVitest,
  sumOf,
  type VitestReport,
  withEnd,
} from './run-tests/read-reports.ts'

const reports = '.cache/test-reports'

type Variables = Record<string, string>

const processorTimes: (number | undefined)[] = []

/** Runs a command and shows what it said when it has ended, so that two at a time stay apart. */
async function runCommand(name: string, given: readonly string[], variables: Variables = {}) {
  console.log(`${name} …`)
  const began = performance.now()
  const timeFile = `${reports}/${name}.seconds`
  const [command = '', ...args] = withProcessorTime(given, timeFile)
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith({
      ...nothingSet,
      // Each tool chooses its own: React for production, for example, has nothing to test with.
      NODE_ENV: undefined,
      ...variables,
    }),
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => said.push(text))
  }
  const status = await new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  const processorTime = readProcessorTime(timeFile)
  processorTimes.push(processorTime)
  console.log(`\n— ${name}, ${seconds} s, ${sayProcessorTime(processorTime)}`)
  process.stdout.write(Buffer.concat(said))
  return status === 0
}

/** A command that either holds or does not counts as one. */
const check = (name: string, command: string) => async (): Promise<Count> =>
  (await runCommand(name, command.split(' ')))
    ? { passed: 1, failed: [] }
    : { passed: 0, failed: [name] }

/** A runner that broke before it wrote its report counts as one failure. */
function readReport<Report>(
  { endedWell, file, name }: { name: string; file: string; endedWell: boolean },
  count: (report: Report) => Count,
) {
  try {
    return withEnd(name, count(JSON.parse(readFileSync(file, 'utf8'))), endedWell)
  } catch {
    return { passed: 0, failed: [`${name}: no report`] }
  }
}

const vitest = (name: string, projects: readonly string[], variables?: Variables) => async () => {
  const file = `${reports}/${projects.join('-')}.json`
  const asked = projects.map((project) => `--project=${project}`)
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const endedWell = await runCommand(name, ['vitest', 'run', ...asked, ...told], variables)
  return readReport<VitestReport>({ name, file, endedWell }, countVitest)
}

const playwright = (name: string, variables?: Variables) => async () => {
  const file = `${reports}/browser.json`
  const told = { ...variables, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const endedWell = await runCommand(name, ['playwright', 'test'], told)
  return readReport<BrowserReport>({ name, file, endedWell }, countBrowser)
}

/** One after the other. */
async function lane(...checks: readonly (() => Promise<Count>)[]) {
  const counts: Count[] = []
  for (const run of checks) counts.push(await run())
  return counts
}

const source = [
  check('Types', 'npm run --silent types'),
  check('Lint', 'biome ci --error-on-warnings .'),
  check('Nothing dead', 'knip'),
  check('Browsers', 'npm run --silent check:browsers'),
  check('Licences', 'npm run --silent check:licences'),
  check('Lists', 'npm run --silent check:data'),
  check('Words', 'npm run --silent check:words'),
  check('Claims', 'npm run --silent check:claims'),
  check('Documents', 'node --import ./scripts/plain-errors.ts scripts/check-docs.ts'),
]
const build = check('Build', 'npm run --silent build -- when-changed today')
const weight = check('Weight', 'npm run --silent check:weight')
const built = [build, weight, vitest('Built pages', ['built'])]
const quick = ['unit', 'components'] as const
const unit = vitest('Unit, components and server', [...quick, 'server', 'faults', 'clinics'])
const quickUnit = vitest('Unit and components', quick)
const browser = playwright('Browser')
const engines = vitest('Other browsers', ['browsers'])
const long = { LONG: '1' }
const unitLong = vitest('Unit and server, long', ['unit', 'server', 'faults'], long)
const builtLong = vitest('Built pages, long', ['built'], long)
const browserLong = playwright('Browser, long', long)
const enginesLong = vitest('Other browsers, all journeys', ['browsers'], long)

const ways = {
  all: async () => [
    ...(await Promise.all([lane(unit), lane(...source, ...built)])),
    await lane(browser, engines),
  ],
  quick: () => Promise.all([lane(quickUnit), lane(...source)]),
  check: () => lane(...source, build, weight),
  browsers: () => Promise.all([lane(build, enginesLong)]),
  long: () => Promise.all([lane(unitLong, build, builtLong, browserLong, enginesLong)]),
}

const isWay = (name: string): name is keyof typeof ways => Object.hasOwn(ways, name)

const way = process.argv[2] ?? 'all'
if (!isWay(way)) throw new Error(`There is no way ${way}: ${Object.keys(ways).join(', ')}`)

const needsMachine = way !== 'quick' && way !== 'check'
const missingEngines = () => [
  ...(hasWebkit() ? [] : (['WebKit'] as const)),
  ...(findFirefox() ? [] : (['Firefox'] as const)),
]

const hasDatabase = () => Boolean(ownSettings().testDatabaseUrl || findPostgres())
if (needsMachine) {
  installParts([
    ...(lookForBrowser() ? [] : (['Chromium'] as const)),
    ...missingEngines(),
    ...(findProgram('khal') ? [] : (['khal'] as const)),
    ...(findDkimpy() ? [] : (['dkimpy'] as const)),
    ...(findPostfix() ? [] : (['Postfix'] as const)),
    ...(findProgram('nginx') ? [] : (['nginx'] as const)),
    ...(findProgram('caddy') ? [] : (['Caddy'] as const)),
    ...(hasDatabase() ? [] : (['PostgreSQL'] as const)),
  ])
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const { failed, passed } = sumOf((await ways[way]()).flat())
for (const engine of needsMachine ? missingEngines() : []) {
  console.log(`\nNot run: the journeys in ${engine}, which this machine lacks.`)
}
if (needsMachine && !findProgram('khal')) {
  console.log('\nNot run: the action plan in a calendar program, khal, which this machine lacks.')
}
if (needsMachine && !findDkimpy()) {
  console.log('\nNot run: the signatures of mails, verified by dkimpy, which this machine lacks.')
}
if (needsMachine && !findPostfix()) {
  console.log('\nNot run: mails that Postfix refuses or returns. Install it, and run as root.')
}
for (const proxy of ['nginx', 'caddy']) {
  if (needsMachine && !findProgram(proxy)) {
    console.log(`\nNot run: the server behind ${proxy} with TLS, which this machine lacks.`)
  }
}
if (needsMachine && !findProgram('buildah')) {
  console.log('\nNot run: the image of a container, made by buildah. Install it, and run as root.')
}
if (needsMachine && !hasDatabase()) {
  console.log('\nNot run: the tests with PostgreSQL. Install it, or set TEST_DATABASE_URL.')
}
const times = processorTimes.filter((time) => time !== undefined)
const whole = times.length > 0 ? times.reduce((sum, time) => sum + time, 0) : undefined
console.log(`\nAll parts: ${sayProcessorTime(whole)}`)
for (const name of failed) console.log(`\nFailed: ${name}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
