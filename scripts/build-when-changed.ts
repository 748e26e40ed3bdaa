import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashSources } from '#build/build-sources.ts'

const mark = '.cache/built-from'

const wanted = hashSources()
const current = existsSync(mark) ? readFileSync(mark, 'utf8') : ''

if (!existsSync('dist/index.html') || current !== wanted) {
  console.log('Building the site …')
  const { status, stdout, stderr } = spawnSync('astro', ['build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    process.stderr.write(stdout + stderr)
    process.exit(status ?? 1)
  }
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}
