import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { blocks } from './blocks.ts'
import { type BlockName, blockNames, blocksIn } from './parse-words.ts'

const context = { locale: 'en', sourceIds: ['a'], file: 'test.md' } as const

const files = import.meta.glob<Record<string, unknown>>('./blocks/*.tsx', { eager: true })

test.each(Object.entries(blocks))('%s is drawn by the file of its name', (name, block) => {
  expect(Object.values(files[`./blocks/${name}.tsx`] ?? {})).toEqual([block])
})

test('every file of a block is in the table', () => {
  const names = globSync('src/words/blocks/*.tsx').map((file) => basename(file, '.tsx'))
  expect(names.sort()).toEqual(Object.keys(blocks).sort())
})

/** They hold no words of their own. */
const leaves: readonly BlockName[] = [
  'danger',
  'danger-line',
  'danger-worst',
  'stories',
  'exercise',
  'free-help',
  'call',
]

const written = (name: BlockName) =>
  leaves.includes(name) ? `::${name}` : `:::${name}\n\nWords.\n\n:::`

test.each(blockNames)('words with :::%s use that block and no other', (name) => {
  expect(blocksIn([written(name)], context)).toEqual([name])
})

test('a table, a note and a block inside a block are found', () => {
  const text = '::::do-dont\n:::do\n- Rest.[^a]\n:::\n::::\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
  expect(blocksIn([text], context).sort()).toEqual(['cite', 'do', 'do-dont', 'table'])
})
