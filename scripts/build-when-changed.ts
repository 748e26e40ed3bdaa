import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSources } from './build-sources.ts'

const mark = '.cache/built-from'

function* filesOf(place: string): Generator<string> {
  if (!existsSync(place)) return
  if (path.extname(place)) {
    yield place
    return
  }
  const entries = readdirSync(place, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (entry.isFile()) yield path.join(entry.parentPath, entry.name)
  }
}

/** One hash over the names and contents of all sources, and the settings that pages show. */
function hashSources() {
  const { SITE_ORIGIN = '', PUBLISH = '' } = process.env
  const hash = createHash('sha256').update(SITE_ORIGIN).update(PUBLISH)
  for (const file of buildSources.flatMap((source) => [...filesOf(source)]).sort()) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const wanted = hashSources()
const current = existsSync(mark) ? readFileSync(mark, 'utf8') : ''

if (!existsSync('dist/index.html') || current !== wanted) {
  console.log('Building the site …')
  const { status, stdout, stderr } = spawnSync('astro', ['build'], { encoding: 'utf8' })
  if (status !== 0) {
    process.stderr.write(stdout + stderr)
    process.exit(status ?? 1)
  }
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}
