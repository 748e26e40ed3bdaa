import { expect, test } from 'vitest'
import { milesSaid } from './miles-said.ts'

test.each([
  [0.02, '0.1 miles'],
  [1.04, '1 mile'],
  [3.14, '3.1 miles'],
  [9.94, '9.9 miles'],
  [9.95, '10 miles'],
  [10.4, '10 miles'],
  [12.6, '13 miles'],
])('%d is said as %s', (miles, said) => {
  expect(milesSaid(miles, 'en')).toBe(said)
})

test('in Spanish, too', () => {
  expect(milesSaid(1, 'es')).toBe('1 milla')
  expect(milesSaid(2.25, 'es')).toBe('2.3 millas')
})
