/**
 * `npm run audit`: asks the registry for advisories about the packages that the site is built and served
 * with, and ends with 1 for one that is high or critical. A registry that does not answer is said to be
 * silent, and stops nothing.
 */
import { spawnSync } from 'node:child_process'
import { describeAudit, isSerious, readAudit } from './audit/read-audit.ts'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=1'], {
  encoding: 'utf8',
  timeout: 60_000,
})
const audit = readAudit(stdout)
console.log(describeAudit(audit))
process.exitCode = isSerious(audit) ? 1 : 0
