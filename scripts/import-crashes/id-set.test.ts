import { expect, test } from 'vitest'
import { IdSet } from './id-set.ts'

test('an identifier is new once, neighbours and far ones apart', () => {
  const ids = new IdSet()
  for (const id of [0, 7, 8, 4095, 4096, 4_540_782, 999_999_999_999_999]) {
    expect(ids.has(id)).toBe(false)
    expect(ids.add(id)).toBe(true)
    expect(ids.add(id)).toBe(false)
    expect(ids.has(id)).toBe(true)
  }
  for (const id of [1, 9, 4094, 4097, 4_540_783]) expect(ids.has(id)).toBe(false)
})
