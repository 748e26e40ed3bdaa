import { expect, test } from 'vitest'
import { textsIn, textsOf } from './other-words.ts'

test('all texts of an object are found, in lists too', () => {
  expect(textsIn({ call: 'Call', days: ['Monday'], count: 3 })).toEqual(['Call', 'Monday'])
})

test('only the texts of the asked language are found', () => {
  const value = [{ name: { en: 'Walk', es: 'Caminata' }, city: 'Oakland' }]
  expect(textsOf(value, 'es')).toEqual(['Caminata'])
})
