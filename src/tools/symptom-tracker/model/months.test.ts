import { expect, test } from 'vitest'
import { exampleEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import { monthsOf } from '#tools/symptom-tracker/model/months.ts'

test('entries stand under the month on the wall where they were written, in their order', () => {
  const entries = [
    '2026-03-31T23:30:00-07:00',
    '2026-03-01T08:00:00-08:00',
    '2026-01-31T20:00:00-08:00',
  ].map((at, index) => exampleEntry(index, { at }))
  expect(monthsOf(entries)).toEqual([
    { id: '2026-03', entries: entries.slice(0, 2) },
    { id: '2026-01', entries: entries.slice(2) },
  ])
})
