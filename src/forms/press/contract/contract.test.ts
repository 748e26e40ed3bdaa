import { expect, test } from 'vitest'
import { readPress } from './contract.ts'
import { pressFunction, pressKinds } from './press.ts'

test.each(pressKinds)('a press on %s is counted for its page', (kind) => {
  expect(readPress({ kind, page: '/contact', visitor: 'Ana' })).toEqual({ kind, page: '/contact' })
})

test.each([
  { kind: 'scroll', page: '/' },
  { kind: 'call' },
  { kind: 'call', page: 1 },
  'call',
  null,
])('%j is not counted', (told) => {
  expect(readPress(told)).toBeUndefined()
})

test('presses are told to a function of the server', () => {
  expect(pressFunction).toBe('/functions/v1/press')
})
