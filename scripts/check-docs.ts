/**
 * Says which documents name a file or command that is gone, what differs from the import table, and
 * which judged passages the site no longer says, and ends with 1 then. Warns of judged pages that
 * have changed since. Reads README.md, CONTRIBUTING.md and everything in `docs/`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WordsId } from '#words/read-pages.ts'
import { pageSeal } from '#words/seal.ts'
import { findChangedPages } from './check-docs/changed-pages.ts'
import { findLostNames } from './check-docs/lost-names.ts'
import { findLostQuotes } from './check-docs/lost-quotes.ts'
import { filesOfImportTable } from './imports/made-files.ts'
import { plainWords } from './where/match.ts'
import { readSentences } from './where/read-sentences.ts'

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

/** Without the marks of Markdown. */
const asWords = (text: string) => ` ${plainWords(text.replaceAll('*', '')).join(' ')} `
const sentences = readSentences()
const saidOn = new Map<string | undefined, string>()

/** What a page says in its own words, and what every page may say; of no page, what any page says. */
function readSaid(page: string | undefined) {
  const said = sentences.filter(
    ({ file }) => !page || file === page || !/^content\/(?:en|es)\//.test(file),
  )
  return asWords(said.map(({ text }) => text).join(' '))
}

function isSaid(passage: string, page: string | undefined) {
  const said = saidOn.get(page) ?? readSaid(page)
  saidOn.set(page, said)
  return said.includes(asWords(passage))
}

const judged = join('docs', 'words-judged.md')
const judgedText = readFileSync(judged, 'utf8')
const unsaid = findLostQuotes(judgedText, judged, isSaid)
const changed = findChangedPages(judgedText, judged, (id) => pageSeal(id as WordsId))
if (changed.length > 0) console.log(changed.join('\n'))

const faults = [...lost, ...stale, ...unsaid]
if (faults.length) console.log(faults.join('\n'))
else console.log(`${documents.length} documents: every file and command they name exists.`)
process.exitCode = faults.length > 0 ? 1 : 0
