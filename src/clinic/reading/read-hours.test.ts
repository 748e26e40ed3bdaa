import { expect, test } from 'vitest'
import { readHours, writeHours } from './read-hours.ts'

test.each([
  ['9 AM TO 5 PM', '09:00-17:00'],
  ['9 A.M. - 5 P.M.', '09:00-17:00'],
  ['DE 9 A 13 Y DE 15 A 19', '09:00-13:00, 15:00-19:00'],
])('capitals are read as small letters: %s', (typed, written) => {
  const shifts = readHours(typed) ?? []
  expect(writeHours(shifts)).toBe(written)
  expect(readHours(written)).toEqual(shifts)
})
