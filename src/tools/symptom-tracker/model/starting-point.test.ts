import { expect, test } from 'vitest'
import { readStartingPoint } from '#tools/symptom-tracker/model/starting-point.ts'

const storageWith = (text: string | null) => ({ getItem: () => text })
const kept = { version: 1, keptOn: '2026-03-19', crashDate: '2026-03-01', area: 'low-back' }

test('a kept result is read, with the worst pain when it was asked', () => {
  expect(readStartingPoint(storageWith(JSON.stringify(kept)))).toEqual({
    keptOn: '2026-03-19',
    crashDate: '2026-03-01',
    area: 'low-back',
    worstPain: null,
  })
  const withPain = JSON.stringify({ ...kept, worstPain: 7 })
  expect(readStartingPoint(storageWith(withPain))?.worstPain).toBe(7)
})

test('nothing kept, or something strange, is no result', () => {
  const strange = [
    null,
    'not JSON',
    '[]',
    JSON.stringify({ ...kept, version: 2 }),
    JSON.stringify({ ...kept, area: 'head' }),
    JSON.stringify({ ...kept, crashDate: '2026-02-30' }),
  ]
  for (const text of strange) expect(readStartingPoint(storageWith(text))).toBeNull()
})
