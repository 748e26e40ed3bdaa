import { expect, test } from 'vitest'
import { findNoteProblems } from './notes.ts'
import { examplePage, oneSource } from './written-page.examples.ts'

const textsOf = (body: string, sources: string) =>
  findNoteProblems(examplePage({ top: { sources }, body })).map(({ text }) => text)

test('a source that is named and listed is in order', () => {
  expect(textsOf('Half.[^a]', oneSource('a'))).toEqual([])
  expect(textsOf(':::fact{value="1" source="a"}\nHalf.\n:::', oneSource('a'))).toEqual([])
})

test('a note without a source is reported, in a fact too', () => {
  expect(textsOf('Half.[^b] All.[^a]', oneSource('a'))).toEqual([
    'the source b is named and not listed',
  ])
  expect(textsOf(':::fact{value="1" source="b"}\nHalf.[^a]\n:::', oneSource('a'))).toEqual([
    'the source b is named and not listed',
  ])
})

test('a source that nothing names is reported', () => {
  expect(textsOf('Half.', oneSource('a'))).toEqual(['the source a is listed and never named'])
})

test('a source that is listed twice is reported', () => {
  expect(textsOf('Half.[^a]', oneSource('a') + oneSource('a'))).toEqual(['a is listed twice'])
})
