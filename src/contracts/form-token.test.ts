import { expect, test } from 'vitest'
import { readProof } from '#contracts/form-token.ts'

const proved = { token: 'token', proof: 'proof' }

test('what was worked for is read, whatever else the form holds', () => {
  expect(readProof({ worst: 7, ...proved, website: 'x' })).toEqual(proved)
})

test.each([
  ['token', 'x'.repeat(201)],
  ['proof', 'x'.repeat(21)],
])('%s that cannot be is empty', (field, value) => {
  expect(readProof({ ...proved, [field]: value })).toEqual({ ...proved, [field]: '' })
})

test('the longest token and proof are read', () => {
  const longest = { token: 'x'.repeat(200), proof: 'x'.repeat(20) }
  expect(readProof(longest)).toEqual(longest)
})

test('whatever is not an object was not worked for', () => {
  expect(readProof(null)).toEqual({ token: '', proof: '' })
})
