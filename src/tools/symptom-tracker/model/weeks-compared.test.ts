import { expect, test } from 'vitest'
import { exampleDays, exampleEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import { firstWeekAndLast, thisWeekAndLast } from '#tools/symptom-tracker/model/weeks-compared.ts'

const twoWeeks = exampleDays('2026-11-07', [6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4])

test('the last seven days stand against the seven before', () => {
  expect(thisWeekAndLast(twoWeeks, '2026-11-20')).toEqual({
    earlier: { from: '2026-11-07', to: '2026-11-13', mean: 6, days: 7 },
    later: { from: '2026-11-14', to: '2026-11-20', mean: 4, days: 7 },
  })
})

test('a day with many numbers counts as one day', () => {
  const more = [0, 0, 0].map((pain, index) =>
    exampleEntry(800 + index, { at: `2026-11-20T0${index}:00:00-08:00`, pain }),
  )
  const compared = thisWeekAndLast([...more, ...twoWeeks], '2026-11-20')
  expect(compared?.later.mean).toBeCloseTo((6 * 4 + 1) / 7)
})

test.each([
  ['one day in the week before', exampleDays('2026-11-13', [6, 4, 4, 4])],
  ['one day in this week', exampleDays('2026-11-12', [6, 6, 4])],
  ['entries without numbers', exampleDays('2026-11-07', [null, null]).concat(twoWeeks.slice(7))],
  ['nothing', []],
])('with %s there is nothing to compare', (_, entries) => {
  expect(thisWeekAndLast(entries, '2026-11-20')).toBeNull()
})

test('the first week stands against the last, where they are two', () => {
  const diary = exampleDays('2026-11-01', [7, 5, null, null, null, null, null, ...Array(7).fill(2)])
  expect(firstWeekAndLast(diary)).toMatchObject({
    earlier: { from: '2026-11-01', to: '2026-11-07', mean: 6, days: 2 },
    later: { from: '2026-11-08', to: '2026-11-14', mean: 2 },
  })
  expect(firstWeekAndLast(diary.slice(0, -1))).toBeNull()
  expect(firstWeekAndLast([])).toBeNull()
})
