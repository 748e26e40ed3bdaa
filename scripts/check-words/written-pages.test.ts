import { expect, test } from 'vitest'
import { rawPage } from './written-page.examples.ts'
import { asItIsRead, nameFacts, readPage, readWrittenPages } from './written-pages.ts'

const read = (raw: string) => readPage(raw, 'neck-pain', 'en', 'neck-pain.md')

test('a page is read with its opening and its words apart', () => {
  const result = read(rawPage({ top: { now: '["Rest.", "Call."]' }, body: '## Why\n\nBecause.' }))
  if (result.kind !== 'page') throw new Error(result.problem.text)
  const { opening, words } = result.page
  expect(opening.map(({ text }) => text)).toEqual(['Have your neck examined.', 'Rest.', 'Call.'])
  expect(words.map(({ text }) => text)).toEqual(['Why', 'Because.'])
})

test('a title that is too long is reported with what it should be', () => {
  const result = read(rawPage({ top: { title: 'A'.repeat(61) } }))
  expect(result).toEqual({
    kind: 'unreadable',
    problem: { file: 'neck-pain.md', text: 'title should be a title of at most 60 characters' },
  })
})

test('a page without a reviewer or with a wrong date is reported', () => {
  expect(read(rawPage({ top: { reviewer: '""' } })).kind).toBe('unreadable')
  expect(read(rawPage({ top: { reviewed: 'in May' } })).kind).toBe('unreadable')
})

test('a file without front matter is reported', () => {
  expect(read('# Hello').kind).toBe('unreadable')
})

test('facts are named and not filled in', () => {
  expect(nameFacts('It costs {first-visit-price}. {claim:years}')).toBe(
    'It costs first visit price. claim',
  )
})

test('every page can be read as a visitor reads it', () => {
  const unreadable = (['en', 'es'] as const)
    .flatMap((locale) => readWrittenPages(locale, asItIsRead))
    .flatMap((read) => (read.kind === 'unreadable' ? [read.problem] : []))
  expect(unreadable).toEqual([])
})
