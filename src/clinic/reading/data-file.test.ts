import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDataFile } from './data-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-file-'))
  file = join(folder, 'roads.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const schema = v.object({ roads: v.array(v.object({ crashes: v.number() })) })
const read = () =>
  readDataFile({ file, madeBy: 'npm run roads' }, (text) => v.parse(schema, JSON.parse(text)))

test('a file in its shape is what it holds', () => {
  writeFileSync(file, '{"roads":[{"crashes":3}]}')
  expect(read()).toEqual({ roads: [{ crashes: 3 }] })
})

test.each([
  ['a value of another kind', '{"roads":[{"crashes":"3"}]}', 'roads.0.crashes: Invalid type'],
  ['a file that was cut off', '{"roads":[{"cra', 'JSON'],
  ['another file', '[]', 'roads.json is not as npm run roads writes it'],
])('%s is named with its place and the cure', (_, text, said) => {
  writeFileSync(file, text)
  expect(read).toThrow(said)
  expect(read).toThrow(`git checkout ${file}`)
})

test('a file that is missing is named', () => {
  expect(read).toThrow(/roads\.json is not as npm run roads writes it: ENOENT/)
})
