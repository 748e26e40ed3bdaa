import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

const words = { en: 'Neck pain, and one of these', es: 'Dolor de cuello, y algo de esto' }

test('a sign without conditions is its words', () => {
  expect(plainWords({ words }, 'en')).toBe('Neck pain, and one of these')
})

test('a sign with conditions names them all, in the language of the reader', () => {
  const conditions = [
    { en: 'you fell', es: 'se cayó' },
    { en: 'you are 65 or older', es: 'tiene 65 años o más' },
  ]
  expect(plainWords({ words, conditions }, 'en')).toBe(
    'Neck pain, and one of these: you fell; you are 65 or older',
  )
  expect(plainWords({ words, conditions }, 'es')).toBe(
    'Dolor de cuello, y algo de esto: se cayó; tiene 65 años o más',
  )
})
