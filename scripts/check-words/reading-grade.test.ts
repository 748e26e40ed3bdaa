import { expect, test } from 'vitest'
import type { Piece } from './pieces.ts'
import { readingGrade, readSentences, sentencesOver } from './reading-grade.ts'

const piece = (kind: Piece['kind'], text: string): Piece => ({ kind, text, notes: [], blocks: [] })

test('the grade is the formula of Flesch and Kincaid', () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 * 6 + 11.8 * 1 - 15.59
  expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2)
})

test('long words in long sentences read harder', () => {
  const hard = ['Cervical manipulation necessitates preliminary neurological examination.']
  expect(readingGrade(hard)).toBeGreaterThan(readingGrade(['We check your nerves first.']))
})

test('a page without sentences has grade 0', () => {
  expect(readingGrade([])).toBe(0)
})

test('paragraphs and list items are read, headings, labels and cells are not', () => {
  const sentences = readSentences([
    piece('heading', 'What can you do?'),
    piece('paragraph', 'Move a little. Then rest.'),
    piece('item', 'Keep your neck warm.'),
    piece('cell', 'Not a sentence at all.'),
  ])
  expect(sentences).toEqual(['Move a little.', 'Keep your neck warm.'])
})

test('a sentence of 26 words is over 25, one of 25 is not', () => {
  const ofLength = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  expect(sentencesOver(25, [ofLength(25), ofLength(26)])).toEqual([ofLength(26)])
})
