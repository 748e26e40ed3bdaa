import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeNewFile } from './new-file.ts'

async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'new-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a file whose text breaks off is not there, and can be written again', async () => {
  const folder = await makeFolder()
  const file = path.join(folder, 'log.csv')
  async function* breaksOff() {
    yield 'at,name\r\n'
    throw new Error('the store is gone')
  }
  await expect(writeNewFile(file, breaksOff())).rejects.toThrow('the store is gone')
  expect(await readdir(folder)).toEqual([])
  await writeNewFile(file, 'whole')
  expect(await readFile(file, 'utf8')).toBe('whole')
})

test('a file that is there stays as it is', async () => {
  const file = path.join(await makeFolder(), 'log.csv')
  await writeNewFile(file, 'first')
  await expect(writeNewFile(file, 'second')).rejects.toThrow('EEXIST')
  expect(await readFile(file, 'utf8')).toBe('first')
})
