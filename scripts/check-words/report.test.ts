import { expect, test } from 'vitest'
import { checkLines, gradeLines, longSentenceLines, openNoteLines } from './report.ts'
import { examplePage } from './written-page.examples.ts'

test('pages are listed with their grade, the hardest first', () => {
  const easy = examplePage({ id: 'faq', body: 'We look at your neck.' })
  const hard = examplePage({ id: 'whiplash', body: 'Neurological examination necessitates time.' })
  expect(gradeLines([easy, hard]).map((line) => line.trim().split(' ')[0])).toEqual([
    'whiplash',
    'faq',
  ])
})

test('a note that nobody answered is listed once, with the pages that wait for it', () => {
  const open = { id: 'policy', question: 'What does the policy say?' }
  const closed = { ...open, id: 'statute', answer: '24 hours.', who: 'Ana', date: '2026-11-01' }
  const pages = ['faq', 'whiplash'].map((id) => examplePage({ id, top: { openNotes: '[policy]' } }))
  expect(openNoteLines([open, { ...closed, date: '2026-11-01' }], pages)).toEqual([
    '  policy (faq, whiplash): What does the policy say?',
  ])
})

test('long sentences are listed, to be read aloud', () => {
  const long = `${Array.from({ length: 26 }, () => 'a').join(' ')}.`
  expect(longSentenceLines([examplePage({ body: long })])).toHaveLength(1)
})

test('a rule without problems has a tick, one with problems names them', () => {
  const lines = checkLines([
    { rule: 'A', problems: [] },
    { rule: 'B', problems: [{ file: 'b.md', text: 'is wrong' }] },
  ])
  expect(lines).toEqual(['✓ A', '✗ B (1)', '    b.md: is wrong'])
})
