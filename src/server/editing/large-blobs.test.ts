import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storeBlob } from './large-blobs.ts'

test('a photograph that two store at once is stored whole for both', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blobs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words])
  git('init', '--quiet', '--bare')
  const photo = [Buffer.alloc(300_000, 'garden'), Buffer.from('end')]
  const ids = await Promise.all([storeBlob(folder, photo), storeBlob(folder, photo)])
  for (const id of ids) expect(git('cat-file', 'blob', id).equals(Buffer.concat(photo))).toBe(true)
})
