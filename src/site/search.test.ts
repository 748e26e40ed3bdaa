import { expect, test } from 'vitest'
import { createIndex, findMissed, findPages, readIndex, type SearchedPage } from './search.ts'

const entry = (id: SearchedPage['id'], name: string, text: string): SearchedPage => ({
  id,
  name,
  headings: '',
  text,
  description: `About ${name}`,
})

const index = readIndex(
  JSON.stringify(
    createIndex([
      entry('whiplash', 'Whiplash', 'A sore neck after a crash.'),
      entry('neck-pain', 'Neck pain', 'Pain in the neck. A lien lets the bill wait.'),
      entry('money-matters', 'Money matters', 'A lien lets the bill wait until the case ends.'),
      entry('back-pain', 'Dolor de espalda', 'Señales de peligro y qué hacer.'),
    ]),
  ),
)
const found = (asked: string) => findPages(index, asked).map(({ id }) => id)

test('a page is found by a word of its text, and by its name first', () => {
  expect(found('neck')).toEqual(['neck-pain', 'whiplash'])
  expect(findPages(index, 'neck')[0]?.description).toBe('About Neck pain')
})

test('every word that was asked for counts', () => {
  expect(found('lien neck')).toEqual(['neck-pain'])
})

test('where no page holds all words, those with some are shown', () => {
  expect(found('lien xylophone').toSorted()).toEqual(['money-matters', 'neck-pain'])
})

test.each([
  ['half a word', 'whipl'],
  ['a mistyped letter', 'whiplesh'],
  ['capitals', 'WHIPLASH'],
])('%s finds the page', (_what, asked) => {
  expect(found(asked)).toEqual(['whiplash'])
})

test.each(['senales', 'SEÑALES', 'peligro'])('accents and capitals do not matter: %s', (asked) => {
  expect(found(asked)).toEqual(['back-pain'])
})

test('what nobody wrote about finds nothing', () => {
  expect(found('xylophone')).toEqual([])
})

test.each([
  ['our own words that no page holds together', 'Whiplash CASE', ['case', 'whiplash']],
  ['our own word beside one that is none, which is left out', 'lien xylophone', ['lien']],
  ['a word that only resembles ours, which is left out', 'whiplesh xylophone', []],
  ['the beginning of ours, which is left out', 'whipl xylophone', []],
  ['short words and numbers, which are left out', 'a bill 5105550134', ['bill']],
  ['what a page holds whole', 'lien neck', []],
  ['nothing', '', []],
])('of a search without a page that holds it all: %s', (_what, asked, missed) => {
  expect(findMissed(index, asked)).toEqual(missed)
})
