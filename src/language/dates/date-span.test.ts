import { expect, test } from 'vitest'
import { formatSpan } from './date-span.ts'

test.each([
  ['2026-12-25', '2026-12-25', 'December 25, 2026', '25 de diciembre de 2026'],
  ['2026-12-07', '2026-12-11', 'December 7 to 11, 2026', 'del 7 al 11 de diciembre de 2026'],
  [
    '2026-11-29',
    '2026-12-12',
    'November 29 to December 12, 2026',
    'del 29 de noviembre al 12 de diciembre de 2026',
  ],
  [
    '2026-12-24',
    '2027-01-03',
    'December 24, 2026 to January 3, 2027',
    'del 24 de diciembre de 2026 al 3 de enero de 2027',
  ],
  [
    '2026-12-24',
    '2027-12-24',
    'December 24, 2026 to December 24, 2027',
    'del 24 de diciembre de 2026 al 24 de diciembre de 2027',
  ],
])('%s to %s says each month and year once', (from, to, english, spanish) => {
  expect(formatSpan(from, to, 'en')).toBe(english)
  expect(formatSpan(from, to, 'es')).toBe(spanish)
})
