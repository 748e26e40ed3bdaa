import { expect, test } from 'vitest'
import {
  figuresOfPage,
  findFiguresOnlyAbove,
  findFiguresWithoutSource,
  findTypedCrashFigures,
} from './figures.ts'
import { examplePage, oneSource } from './written-page.examples.ts'

const sources = oneSource('carroll-2008')

test('a figure with a note beside it is in order', () => {
  const page = examplePage({ top: { sources }, body: 'About 5 in 10 people.[^carroll-2008]' })
  expect(findFiguresWithoutSource(page)).toEqual([])
})

test('a note in the next paragraph does not count', () => {
  const page = examplePage({ top: { sources }, body: 'About 5 in 10.\n\nMore.[^carroll-2008]' })
  expect(findFiguresWithoutSource(page)).toEqual([
    { file: page.file, text: '5, 10 has no source: About 5 in 10.' },
  ])
})

test('the summary and the first steps need sources too', () => {
  const page = examplePage({ top: { summary: 'Of 100 people, 16 had pain.' } })
  expect(findFiguresWithoutSource(page)).toHaveLength(1)
})

test.each([
  'Call 911, or 988.',
  'Our plan has Weeks 2 to 6.',
  'Rate your pain from 0 to 10.',
  'Send form SR-1.',
  'Open the 72-hour action plan.',
  'See District 3.',
  'The first visit costs {first-visit-price}.',
])('%s needs no source', (body) => {
  expect(findFiguresWithoutSource(examplePage({ body }))).toEqual([])
})

test('the length of a visit needs no source on our own pages, an hour elsewhere does', () => {
  const body = 'It takes about 1 hour.'
  expect(findFiguresWithoutSource(examplePage({ body }))).toHaveLength(1)
})

test('a figure of the title must stand on the page', () => {
  const top = { title: '54 in 100 claims', sources }
  expect(findFiguresOnlyAbove(examplePage({ top }))).toHaveLength(1)
  const body = 'In a study, 54 in 100 had settled.[^carroll-2008]'
  expect(findFiguresOnlyAbove(examplePage({ top, body }))).toEqual([])
})

test('figures to compare are plain numbers, without 1 and without names', () => {
  const body = '1 of 15,124 crashes in District 3. Call 911.'
  expect(figuresOfPage(examplePage({ body }))).toEqual(['15124'])
})

const records = oneSource('ccrs')

test('a figure of the crash records that is typed is told', () => {
  const body = 'From 2016 to 2024 there were 37,719 crashes, about 8 in 10 here.[^ccrs]'
  const page = examplePage({ top: { sources: records }, body })
  expect(findTypedCrashFigures(page)).toEqual([
    {
      file: page.file,
      text: '2016, 2024, 37,719, 8 should come from the data, {crashes:…}: From 2016 to 2024 there were 37,719 crashes, about 8 in 10 here.',
    },
  ])
})

test('a figure of the crash records in braces is in order, with its note', () => {
  const said =
    'There were {crashes:crashes} crashes, about {crashes:hit-and-runs-in-10} in 10 fled.'
  const page = examplePage({ top: { sources: records }, body: `${said}[^ccrs]` })
  expect(findTypedCrashFigures(page)).toEqual([])
  expect(findFiguresWithoutSource(page)).toEqual([])
  expect(findFiguresWithoutSource(examplePage({ body: said }))).toHaveLength(1)
})
