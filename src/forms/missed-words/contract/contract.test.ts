import { expect, test } from 'vitest'
import { readMissedWords } from './contract.ts'
import { missedWordsFunction, mostMissedWords } from './missed-words.ts'

test('words are read one by one, and no more than a search has', () => {
  expect(readMissedWords({ locale: 'en', words: 'lien whiplash', visitor: 'Ana' })).toEqual({
    locale: 'en',
    words: ['lien', 'whiplash'],
  })
  const many = Array.from({ length: 40 }, (_, index) => `word${index}`)
  const read = readMissedWords({ locale: 'es', words: many.join(' ') })
  expect(read?.words).toEqual(many.slice(0, mostMissedWords))
})

test.each([{ locale: 'fr', words: 'lien' }, { locale: 'en' }, { words: 'lien' }, 'lien', null])(
  '%j is not counted',
  (told) => {
    expect(readMissedWords(told)).toBeUndefined()
  },
)

test('they are told to a function of the server', () => {
  expect(missedWordsFunction).toBe('/functions/v1/missed-words')
})
