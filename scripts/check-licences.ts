/**
 * Says under which licences the packages of `package-lock.json` are used, and ends with 1 when nobody
 * has allowed one. With `list` it names each package.
 */
import { readFileSync } from 'node:fs'
import { countLicences, findForbidden, readLicences } from './check-licences/licences.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const licences = readLicences(packages)
const forbidden = findForbidden(licences)

if (process.argv[2] === 'list') {
  for (const { licence, name, version } of licences) console.log(`${name} ${version}: ${licence}`)
}
console.log(forbidden.length > 0 ? forbidden.join('\n') : countLicences(licences))
process.exitCode = forbidden.length > 0 ? 1 : 0
