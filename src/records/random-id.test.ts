import { expect, test } from 'vitest'
import { isRandomId, randomId } from '#records/random-id.ts'

test('ids are random and well formed', () => {
  const ids = Array.from({ length: 100 }, randomId)
  expect(new Set(ids).size).toBe(100)
  expect(ids.every(isRandomId)).toBe(true)
})
