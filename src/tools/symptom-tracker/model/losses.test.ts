import { expect, test } from 'vitest'
import { exampleEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import type { Answers } from '#tools/symptom-tracker/model/entry.ts'
import { lossesOf, stillUndone, workMissedIn } from '#tools/symptom-tracker/model/losses.ts'

const on = (number: number, hour: number, said: Partial<Answers>) =>
  exampleEntry(100 * number + hour, {
    at: `2026-11-0${number}T${String(hour).padStart(2, '0')}:00:00-08:00`,
    ...said,
  })

test('what was left undone is counted by days, and stands until it was done again', () => {
  const entries = [
    on(5, 9, { again: ['driving'] }),
    on(4, 9, { undone: ['driving', 'lifting'] }),
    on(2, 20, { undone: ['driving'] }),
    on(2, 8, { undone: ['driving'] }),
  ]
  expect(lossesOf(entries)).toEqual([
    { id: 'driving', days: 2, first: '2026-11-02', last: '2026-11-04', again: '2026-11-05' },
    { id: 'lifting', days: 1, first: '2026-11-04', last: '2026-11-04', again: null },
  ])
  expect(stillUndone(entries)).toEqual(['lifting'])
})

test('what is left undone once more is no longer done again', () => {
  const entries = [
    on(3, 9, { undone: ['driving'] }),
    on(4, 9, { again: ['driving'] }),
    on(6, 9, { undone: ['driving'] }),
  ]
  expect(lossesOf(entries)).toMatchObject([{ days: 2, last: '2026-11-06', again: null }])
  expect(lossesOf([])).toEqual([])
})

test('hours of work missed are of the day, however many entries it has', () => {
  const entries = [
    on(2, 8, { workMissed: 4 }),
    on(2, 20, { workMissed: 8 }),
    on(3, 8, { workMissed: 2.5 }),
    on(4, 8, { workMissed: 0 }),
    on(5, 8, {}),
  ]
  expect(workMissedIn(entries)).toEqual({ hours: 10.5, days: 2 })
  expect(workMissedIn([])).toEqual({ hours: 0, days: 0 })
})
