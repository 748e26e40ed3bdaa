/**
 * Builds the site when its sources changed since the last build; with `today`, also when that was on
 * another day. A server that starts again serves the pages it has: on a new day a build may be refused
 * (a claim has become too old), and until somebody sees to it there is still a site.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashSources } from '#builder/build-sources.ts'
import { environmentWith } from '#clinic/settings.ts'
import { oaklandDate } from '#language/dates/dates-in-words.ts'

const mark = '.cache/built-from'

const sources = hashSources()
const today = oaklandDate(Date.now())
const [builtFrom, builtOn] = existsSync(mark) ? readFileSync(mark, 'utf8').split(' ') : []
const isFreshEnough = builtOn === today || !process.argv.includes('today')

if (!existsSync('dist/index.html') || builtFrom !== sources || !isFreshEnough) {
  console.log('Building the site …')
  const { status, stdout, stderr } = spawnSync('astro', ['build'], {
    encoding: 'utf8',
    env: environmentWith({ NODE_ENV: 'production' }),
  })
  if (status !== 0) {
    process.stderr.write(stdout + stderr)
    process.exit(status ?? 1)
  }
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, `${sources} ${today}`)
}
