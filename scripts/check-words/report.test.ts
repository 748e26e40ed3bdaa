import { expect, test } from 'vitest'
import { checkLines, gradeLines, longSentenceLines, needsCheckLines } from './report.ts'
import { examplePage } from './written-page.examples.ts'

test('pages are listed with their grade, the hardest first', () => {
  const easy = examplePage({ id: 'faq', body: 'We look at your neck.' })
  const hard = examplePage({ id: 'whiplash', body: 'Neurological examination necessitates time.' })
  expect(gradeLines([easy, hard]).map((line) => line.trim().split(' ')[0])).toEqual([
    'whiplash',
    'faq',
  ])
})

test('notes to check are listed with their page', () => {
  const page = examplePage({ top: { needsCheck: '["Read the policy first."]' } })
  expect(needsCheckLines([page])).toEqual([`  ${page.file}: Read the policy first.`])
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
