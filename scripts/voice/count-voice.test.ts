import { expect, test } from 'vitest'
import { examplePage } from '#scripts/check-words/written-page.examples.ts'
import { countSentences, countTics } from './count-voice.ts'

const page = (body: string) => examplePage({ top: { summary: 'Bring your papers to us.' }, body })

test('a tic is counted by times, by pages, and by pages that lean on it', () => {
  const counts = countTics([page('Keep the papers, all the papers.'), page('Call us.')])
  expect(counts.filter(({ times }) => times > 0)).toEqual([
    { name: 'papers, for documents', times: 4, pages: 2, pagesTwice: 1 },
  ])
})

test('sentences are counted with their length, headings and labels left out', () => {
  const seven = 'We ask what hurts and since when.'
  expect(countSentences([page(`## Papers\n\n${seven}`)])).toEqual({
    sentences: 2,
    meanWords: 6,
    shortShare: 0.5,
  })
})

test('no page has no sentences', () => {
  expect(countSentences([])).toEqual({ sentences: 0, meanWords: 0, shortShare: 0 })
})
