import { expect, test } from 'vitest'
import { findSourceClashes } from './sources.ts'
import { examplePage, oneSource } from './written-page.examples.ts'

const clashes = (first: string, second: string) =>
  findSourceClashes([
    examplePage({ top: { sources: first } }),
    examplePage({ id: 'whiplash', top: { sources: second } }),
  ]).map(({ text }) => text)

test('a source may stand on many pages', () => {
  expect(clashes(oneSource('cdc', 'CDC'), oneSource('cdc', 'CDC'))).toEqual([])
})

test('one id with two names is reported', () => {
  expect(clashes(oneSource('cdc', 'CDC'), oneSource('cdc', 'CDC HEADS UP'))).toEqual([
    'cdc is elsewhere "CDC"',
  ])
})

test('one source with two ids is reported', () => {
  expect(clashes(oneSource('cdc', 'CDC'), oneSource('cdc-signs', 'CDC'))).toEqual([
    'cdc-signs is elsewhere called cdc',
  ])
})
