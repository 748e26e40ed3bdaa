import { expect, test } from 'vitest'
import { exampleEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import { patternOf } from '#tools/symptom-tracker/model/pattern.ts'

test('places and symptoms are counted, most often first, with the pain of their entries', () => {
  const pattern = patternOf([
    exampleEntry(1, { at: '2026-03-01T20:00:00-08:00', pain: 4, regions: ['low-back'] }),
    exampleEntry(2, {
      at: '2026-03-02T20:00:00-08:00',
      pain: 6,
      regions: ['neck-back', 'low-back'],
      symptoms: ['headache'],
      sleepHours: 5,
      painWoke: true,
    }),
    exampleEntry(3, { at: '2026-03-03T20:00:00-08:00', regions: ['neck-back'], sleepHours: 8 }),
    exampleEntry(4, { at: '2026-03-04T20:00:00-08:00', regions: ['neck-back'] }),
  ])
  expect(pattern.regions).toEqual([
    { id: 'neck-back', entries: 3, mean: 6 },
    { id: 'low-back', entries: 2, mean: 5 },
  ])
  expect(pattern.symptoms).toEqual([{ id: 'headache', entries: 1, mean: 6 }])
  expect(pattern).toMatchObject({ entries: 4, sleepHours: 6.5, nightsWoken: 1 })
})

test('nothing written makes an empty pattern', () => {
  expect(patternOf([])).toEqual({
    entries: 0,
    regions: [],
    symptoms: [],
    sleepHours: null,
    nightsWoken: 0,
  })
})
