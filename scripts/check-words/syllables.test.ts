import { expect, test } from 'vitest'
import { countSyllables } from './syllables.ts'

const spoken: ReadonlyArray<[beats: number, words: string]> = [
  [1, 'pain crash moved caused care called made tests tried friend whole eyes signed phone lien'],
  [2, 'people doctor started boxes minutes safely careful being patient seizure muscle table'],
  [2, 'nurses bridges question quiet going special hurried isn’t highway language client science'],
  [3, 'examine insurance hospital serious easier area actual document promises adjuster vehicle'],
  [
    4,
    'chiropractor January diagnosis emergency experience material information usually anxiety consultation',
  ],
  [5, 'California documentation mobilization'],
]

test.each(spoken)('words of %i beats are counted: %s', (beats, words) => {
  const miscounted = words.split(' ').filter((word) => countSyllables(word) !== beats)
  expect(miscounted).toEqual([])
})

test('a compound counts its parts', () => {
  expect(countSyllables('follow-up')).toBe(3)
})

test('a numeral counts a beat for each digit', () => {
  expect(countSyllables('15,124')).toBe(5)
})
