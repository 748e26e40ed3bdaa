import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'
import { findOrInstallPostgres } from './find-postgres.ts'

interface Count {
  passed: number
  failed: number
}

const reports = '.cache/test-reports'

function runCommand(command: string, args: string[], variables: Record<string, string> = {}) {
  const environment = { ...process.env, ...variables }
  return spawnSync(command, args, { stdio: 'inherit', env: environment }).status === 0
}

/** A command that either holds or does not counts as one. */
function check(name: string, command: string, args: string[]): Count {
  console.log(`\n— ${name}`)
  return runCommand(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A runner that broke before it wrote its report counts as one failure. */
function readReport(file: string, read: (report: never) => Count, ended: boolean): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')) as never)
    return ended || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function runVitest(name: string, project: string): Count {
  console.log(`\n— ${name}`)
  const file = `${reports}/${project}.json`
  const ended = runCommand('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const read = (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  })
  return readReport(file, read, ended)
}

function runPlaywright(name: string): Count {
  console.log(`\n— ${name}`)
  const file = `${reports}/browser.json`
  const ended = runCommand('playwright', ['test'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM_PATH: findBrowser(),
  })
  const read = ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => {
    if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only at the second try`)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  }
  return readReport(file, read, ended)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] || findOrInstallPostgres())

const counts = [
  check('Types', 'astro', ['check', '--minimumFailingSeverity', 'warning']),
  check('Lint', 'biome', ['ci', '--error-on-warnings', '.']),
  check('Lists', 'node', ['scripts/check-data.ts']),
  check('Words', 'node', ['scripts/check-words.ts']),
  check('Claims', 'node', ['scripts/check-claims.ts']),
  check('Documents', 'node', ['scripts/check-docs.ts']),
  runVitest('Unit and server', 'unit'),
  check('Build', 'node', ['scripts/build-when-changed.ts']),
  check('Weight', 'node', ['scripts/check-weight.ts']),
  runVitest('Built pages', 'built'),
  runPlaywright('Browser'),
]

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (!hasPostgres) {
  console.log('\nNot run: the tests with PostgreSQL. Install it, or set TEST_DATABASE_URL.')
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
