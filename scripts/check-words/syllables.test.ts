import { expect, test } from 'vitest'
import { countSyllables } from './syllables.ts'

const spoken: ReadonlyArray<[beats: number, words: string]> = [
  [1, 'pain crash moved caused care called made tests tried friend whole eyes signed phone lien'],
  [2, 'people doctor started boxes minutes safely careful being patient seizure muscle table'],
  [2, 'bridges question quiet special hurried isn’t highway language client'],
  [3, 'examine insurance hospital serious easier actual document promises adjuster vehicle'],
  [4, 'chiropractor January diagnosis emergency material information usually consultation'],
  [5, 'California documentation mobilization'],
]

test.each(spoken)('words of %i beats are counted: %s', (beats, words) => {
  const miscounted = words.split(' ').filter((word) => countSyllables(word) !== beats)
  expect(miscounted).toEqual([])
})

test('a compound counts its parts', () => {
  expect(countSyllables('follow-up')).toBe(3)
})

test('the ending of the possessive is no beat', () => {
  expect(countSyllables("else's")).toBe(countSyllables('else'))
  expect(countSyllables('nurse’s')).toBe(1)
})

test('a numeral counts a beat for each digit', () => {
  expect(countSyllables('15,124')).toBe(5)
})
