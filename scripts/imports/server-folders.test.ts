import { expect, test } from 'vitest'
import { readImports } from './read-imports.ts'

/** The folders of `src/server`, from the lowest to the highest. */
const folders = [
  'store',
  'http',
  'mail',
  'terminal',
  'visits',
  'staff',
  'editing',
  'announced',
  'presses',
  'searches',
  'feedback',
  'newsletter',
  'messages',
  'people',
  'backup',
  'doctor',
  'desk',
]

/** Nothing for the files at the top, which put the folders together. */
const folderOf = (file: string) => /^src\/server\/([^/]+)\//.exec(file)?.[1]

const imports = readImports().flatMap(({ from, to }) => {
  const [importing, imported] = [folderOf(from), folderOf(to)]
  return importing && imported ? [{ from, to, importing, imported }] : []
})

test('every folder of the server is in the list', () => {
  expect([...new Set(imports.map(({ importing }) => importing))].sort()).toEqual(folders.toSorted())
})

test('a folder of the server imports only those that stand before it', () => {
  const upwards = imports
    .filter(({ imported, importing }) => folders.indexOf(imported) > folders.indexOf(importing))
    .map(({ from, to }) => `${from} -> ${to}`)
  expect(upwards).toEqual([])
})
