import { expect, test } from 'vitest'
import { readStartingPoint, startingPointKey } from '#tools/symptom-tracker/model/starting-point.ts'

const kept = { version: 1, keptOn: '2026-03-19', crashDate: '2026-03-01', area: 'low-back' }

test('a result is looked for where the calculator keeps it', () => {
  expect(startingPointKey()).toBe('recovery-calculator-result')
})

test('a kept result is read, with the worst pain when it was asked', () => {
  expect(readStartingPoint(kept)).toEqual({
    keptOn: '2026-03-19',
    crashDate: '2026-03-01',
    area: 'low-back',
    worstPain: null,
  })
  expect(readStartingPoint({ ...kept, worstPain: 7 })?.worstPain).toBe(7)
  expect(readStartingPoint({ ...kept, worstPain: 11 })?.worstPain).toBeNull()
})

test('nothing kept, or something strange, is no result', () => {
  const strange = [
    null,
    'text',
    [],
    { ...kept, version: 2 },
    { ...kept, area: 'head' },
    { ...kept, crashDate: '2026-02-30' },
  ]
  for (const stored of strange) expect(readStartingPoint(stored)).toBeNull()
})
