import { execFile } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { makeFolder } from '../support/server.ts'

test('processes that open a new store at the same time all can', async () => {
  const folder = await makeFolder()
  const module = path.resolve('src/server/open-store.ts')
  const program = `
    const { openSqliteStore } = await import(${JSON.stringify(pathToFileURL(module).href)})
    const store = await openSqliteStore(${JSON.stringify(folder)})
    console.log((await store.checkWritable(1)).kind)
    await store.close()`
  const run = promisify(execFile)
  const outputs = await Promise.all(
    Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '-e', program])),
  )
  expect(outputs.map(({ stdout }) => stdout)).toEqual(Array(4).fill('writable\n'))
})
