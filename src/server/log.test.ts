import { expect, test } from 'vitest'
import { describeFault } from './log.ts'

test('a fault is written down with its kind and place, and nothing of its words', () => {
  const { error, where } = describeFault(new TypeError('no room for\nana@example.org\n$& in it'))
  expect(error).toBe('TypeError')
  expect(where).toContain('log.test.ts')
  expect(where).not.toContain('ana@example.org')
})
