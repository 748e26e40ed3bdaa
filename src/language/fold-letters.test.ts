import { expect, test } from 'vitest'
import { foldLetters } from './fold-letters.ts'

test.each([
  ['Fruítvale', 'fruitvale'],
  ['fruitvale\u0301', 'fruitvale'],
  ['PINGÜINO Ñandú', 'pinguino nandu'],
  ['５１０ ﬁn', '510 fin'],
  ["O'Neil & St.", "o'neil & st."],
])('%s is %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded)
})
