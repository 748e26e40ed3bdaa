import { expect, test } from 'vitest'
import { findForbiddenElsewhere, textsIn, textsOf } from './other-words.ts'

test('all texts of an object are found, in lists too', () => {
  expect(textsIn({ call: 'Call', days: ['Monday'], count: 3 })).toEqual(['Call', 'Monday'])
})

test('only the texts of the asked language are found', () => {
  const value = [{ name: { en: 'Walk', es: 'Caminata' }, city: 'Oakland' }]
  expect(textsOf(value, 'es')).toEqual(['Caminata'])
})

test('everything under the name of a language belongs to it', () => {
  const value = { words: { en: { call: 'Call', days: ['Monday'] }, es: { call: 'Llame' } } }
  expect(textsOf(value, 'en')).toEqual(['Call', 'Monday'])
})

test('the words of the site hold no forbidden phrase, and no English among the Spanish', async () => {
  expect(await findForbiddenElsewhere()).toEqual([])
})
