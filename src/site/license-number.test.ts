import { expect, test } from 'vitest'
import { licenseNumber } from './license-number.ts'

test('a made-up number is marked in the language of the page', () => {
  expect(licenseNumber('en', 'DC-00000 (sample)')).toBe('DC-00000 (sample)')
  expect(licenseNumber('es', 'DC-00000 (sample)')).toBe('DC-00000 (ejemplo)')
})

test('a number of the board stands as it is', () => {
  expect(licenseNumber('es', 'DC-12345')).toBe('DC-12345')
})
