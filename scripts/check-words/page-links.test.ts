import { expect, test } from 'vitest'
import { findLostLinks } from './page-links.ts'
import { examplePage } from './written-page.examples.ts'

const problemsOf = (body: string) =>
  findLostLinks([
    examplePage({ body }),
    examplePage({ id: 'contact', body: '## When we are open {#hours}\n\n## Find us' }),
  ]).map(({ text }) => text)

test('links to pages, to fixed anchors and to headings are found', () => {
  const links = '[a](page:contact) [b](page:contact#hours) [c](page:contact#find-us)'
  expect(problemsOf(links)).toEqual([])
})

test('a link to a page that does not exist is reported', () => {
  expect(problemsOf('[a](page:nowhere)')).toEqual([
    'no page has that id, so write one of src/site/addresses.ts or take the link out: page:nowhere',
  ])
})

test('a link to a part that does not exist is reported', () => {
  expect(problemsOf('[a](page:contact#prices)')).toEqual([
    'the page has no such part, so write another or take it out: page:contact#prices',
  ])
})

test('an address of our own that is written out is reported', () => {
  expect(problemsOf('[a](/contact)')).toEqual(['write the link /contact as page:…'])
})

test('links in the summary are read too', () => {
  const page = examplePage({ top: { summary: '"[Call](page:nowhere)"' } })
  expect(findLostLinks([page])).toHaveLength(1)
})
