import { expect, test } from 'vitest'
import { findTics } from './tics.ts'
import { examplePage } from './written-page.examples.ts'

const found = (body: string) => findTics(examplePage({ body }))

test.each([
  ['Nobody can say when. It may be weeks, and nobody knows how many.'],
  ['With a lien you may owe later. You may then still owe us.'],
  ['Why is not known. The date is not known.'],
  ['A guideline advises rest. For the back, a Canadian guideline advises a walk.'],
  ['Let someone else drive, or call somebody else.'],
  ['Bring your papers. Keep the papers.'],
])('a second time on a page is a habit: %s', (body) => {
  expect(found(body)).toHaveLength(1)
})

test('once is right, and so is the next time of another', () => {
  expect(found('Nobody can say when. A guideline advises rest.')).toEqual([])
})

test('a summary counts with the page below it', () => {
  const page = examplePage({ top: { summary: 'Bring your papers.' }, body: 'Keep the papers.' })
  expect(findTics(page)).toEqual([
    {
      file: 'content/en/conditions/neck-pain.md',
      text: expect.stringContaining('Keep the papers.'),
    },
  ])
})

test.each([
  ['people without papers', 'Bring your papers. For people without papers, we help.'],
  ['a line that sends for help', 'Let someone else drive. Call 911 or let someone else do it.'],
  ['words to say to others', 'Bring your papers.\n\n:::say\n> Where do I send the papers?\n:::'],
])('%s is no habit', (_what, body) => {
  expect(found(body)).toEqual([])
})
