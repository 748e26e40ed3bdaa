import { expect, test } from 'vitest'
import { injuryOfCrash, injuryOfPerson, peopleCount, worse } from './severity.ts'

test.each([
  ['Fatal', 'killed'],
  ['SuspectSerious', 'serious'],
  ['SevereInactive', 'serious'],
  ['SuspectMinor', 'minor'],
  ['OtherVisibleInactive', 'minor'],
  ['PossibleInjury', 'possible'],
  ['ComplaintOfPainInactive', 'possible'],
])('%s is %s, in the old words and the new', (word, injury) => {
  expect(injuryOfPerson(word)).toBe(injury)
})

test('a word that is not known is not guessed at', () => {
  expect(injuryOfPerson('Grave')).toBeUndefined()
})

test('the worst injury of a crash is that of the person hurt worst', () => {
  const words = ['PossibleInjury', 'SuspectSerious', 'SuspectMinor']
  const worst = words.map(injuryOfPerson).reduce((one, other) => (other ? worse(one, other) : one))
  expect(injuryOfCrash(worst, 3, 0)).toBe('serious')
})

test('a crash with anyone killed is fatal, whatever the person rows say', () => {
  expect(injuryOfCrash('minor', 0, 1)).toBe('fatal')
  expect(injuryOfCrash(undefined, 0, 1)).toBe('fatal')
})

test('people injured without a row that says how make a possible injury', () => {
  expect(injuryOfCrash(undefined, 2, 0)).toBe('possible')
  expect(injuryOfCrash(undefined, 0, 0)).toBe('none')
})

test.each([
  ['3', 3],
  ['', 0],
  ['-1', 0],
  ['2.5', 0],
])('%j people are counted as %i', (text, count) => {
  expect(peopleCount(text)).toBe(count)
})
