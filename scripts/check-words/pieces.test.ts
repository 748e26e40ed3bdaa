import { expect, test } from 'vitest'
import { parseMarkdown } from '#words/parse-words.ts'
import { piecesOf } from './pieces.ts'

const read = (markdown: string) => piecesOf(parseMarkdown(markdown, ['a', 'b']))

test('a paragraph has its words and its notes', () => {
  expect(read('About **half** get [better](page:whiplash).[^a]')).toEqual([
    { kind: 'paragraph', text: 'About half get better.', notes: ['a'], blocks: [] },
  ])
})

test('the paragraphs of one list item share its notes, other items do not', () => {
  const pieces = read('- One.\n\n  Two.[^a]\n- Three.')
  expect(pieces.map(({ kind, text, notes }) => [kind, text, notes])).toEqual([
    ['item', 'One.', ['a']],
    ['item', 'Two.', ['a']],
    ['item', 'Three.', []],
  ])
})

test('a list inside an item has notes of its own', () => {
  const pieces = read('- Outer.[^a]\n  - Inner.')
  expect(pieces.map(({ notes }) => notes)).toEqual([['a'], []])
})

test('a fact gives its source to its value and its words', () => {
  expect(read(':::fact{value="1 in 2" source="b"}\npeople improve.\n:::')).toEqual([
    { kind: 'label', text: '1 in 2', notes: ['b'], blocks: ['fact'] },
    { kind: 'paragraph', text: 'people improve.', notes: ['b'], blocks: ['fact'] },
  ])
})

test('words know the blocks around them, and a block its label', () => {
  const pieces = read('::::do-dont\n:::do[Try this]\n- Move.\n:::\n::::')
  expect(pieces).toEqual([
    { kind: 'label', text: 'Try this', notes: [], blocks: ['do-dont', 'do'] },
    { kind: 'item', text: 'Move.', notes: [], blocks: ['do-dont', 'do'] },
  ])
})

test('the cells of a row share their notes', () => {
  const pieces = read('| what | how many |\n|---|---|\n| better | 5 in 10[^a] |')
  expect(pieces.map(({ notes }) => notes)).toEqual([[], [], ['a'], ['a']])
})

test('a fixed anchor is no part of a heading, and a time of day is no block', () => {
  expect(read('## Open until 3:pm {#hours}')[0]).toMatchObject({ text: 'Open until 3:pm' })
})
