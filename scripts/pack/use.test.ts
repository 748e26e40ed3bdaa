import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A pack that runs on a Node from some version on, put into use. */
function use(node: string) {
  const place = mkdtempSync(join(tmpdir(), 'packs-'))
  const pack = join(place, 'pack')
  mkdirSync(pack)
  cpSync('scripts/pack/use.mjs', join(pack, 'use.mjs'))
  writeFileSync(join(pack, 'package.json'), JSON.stringify({ engines: { node } }))
  const { status, stderr } = spawnSync(process.execPath, ['use.mjs'], {
    cwd: pack,
    encoding: 'utf8',
  })
  return { status, stderr, isServed: existsSync(join(place, 'current')) }
}

test('a pack that this Node cannot run does not come into use, and says so', () => {
  expect(use('>=99.2.0')).toEqual({
    status: 1,
    stderr: `This needs Node 99.2.0 or later; here is ${process.versions.node}. Nothing was changed.\n`,
    isServed: false,
  })
})

test('a Node of a later number runs it, however the digits compare', () => {
  expect(use('>=9.18.0')).toEqual({ status: 0, stderr: '', isServed: true })
})
