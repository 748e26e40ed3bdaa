/**
 * Says which documents name a file or command that is gone, and what differs from the import table,
 * and ends with 1 then. Reads README.md, CONTRIBUTING.md and everything in `docs/`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLostNames } from './check-docs/lost-names.ts'
import { filesOfImportTable } from './imports/made-files.ts'

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => join('docs', path))
const documents = [...inDocs, 'README.md', 'CONTRIBUTING.md'].filter((path) => existsSync(path))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const project = { exists: existsSync, scripts: Object.keys(scripts) }

const lost = documents.flatMap((path) => findLostNames(readFileSync(path, 'utf8'), path, project))
const stale = filesOfImportTable()
  .filter(({ path, content }) => readFileSync(path, 'utf8') !== content)
  .map(
    ({ path }) => `${path} differs from scripts/imports/table.ts: npm run imports writes it anew`,
  )

const faults = [...lost, ...stale]
if (faults.length) console.log(faults.join('\n'))
else console.log(`${documents.length} documents: every file and command they name exists.`)
process.exitCode = faults.length > 0 ? 1 : 0
