import { expect, test } from 'vitest'
import { type CountedWords, counted, formatCount } from './counted.ts'

const entries: CountedWords = { one: '{n} entry', other: '{n} entries' }
const notas: CountedWords = { one: '{n} nota', other: '{n} notas', many: '{n} de notas' }

test.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [1.5, '1.5 entries'],
  [5000, '5,000 entries'],
  [1_000_000, '1,000,000 entries'],
])('%d in English', (number, said) => {
  expect(counted(entries, number, 'en')).toBe(said)
})

test('Spanish has a form for millions', () => {
  expect(counted(notas, 1_000_000, 'es')).toBe('1,000,000 de notas')
  expect(counted(notas, 2, 'es')).toBe('2 notas')
})

test('without a form for millions, the one for other numbers stands', () => {
  expect(counted({ one: '{n} nota', other: '{n} notas' }, 1_000_000, 'es')).toBe('1,000,000 notas')
})

test('the form for 1 may leave the number out', () => {
  const minutes: CountedWords = { one: 'in a minute', other: 'in {n} minutes' }
  expect(counted(minutes, 1, 'en')).toBe('in a minute')
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [15_124, '15,124'],
  [1_234_567, '1,234,567'],
  [-4321, '-4,321'],
])('the whole number %d', (count, said) => {
  expect(formatCount(count)).toBe(said)
})
