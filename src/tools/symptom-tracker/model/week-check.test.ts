import { expect, test } from 'vitest'
import { pegWeek, plainWeek } from '#tools/symptom-tracker/model/diary.examples.ts'
import {
  blankWeekCheck,
  isBlank,
  isWeekCheckDue,
  readWeekCheck,
} from '#tools/symptom-tracker/model/week-check.ts'

test('a weekly check is offered at once, and again 7 days after the last', () => {
  expect(isWeekCheckDue([], '2026-03-07T08:00:00-08:00')).toBe(true)
  expect(isWeekCheckDue([pegWeek], '2026-03-13T23:00:00-07:00')).toBe(false)
  expect(isWeekCheckDue([pegWeek], '2026-03-14T06:00:00-07:00')).toBe(true)
})

test('both kinds of check come back from JSON as they went in', () => {
  for (const week of [pegWeek, plainWeek, { ...pegWeek, activity: null }]) {
    expect(readWeekCheck(JSON.parse(JSON.stringify(week)))).toEqual(week)
  }
})

test('what is not a weekly check is not read', () => {
  const wrong = [
    null,
    { ...pegWeek, pain: 12 },
    { ...pegWeek, kind: 'phq' },
    { ...pegWeek, id: 'x' },
    { ...plainWeek, change: 'better' },
    { ...plainWeek, at: 'yesterday' },
  ]
  for (const value of wrong) expect(readWeekCheck(value)).toBeNull()
})

test('a check is blank until one thing is answered', () => {
  for (const kind of ['peg', 'plain'] as const) {
    expect(isBlank(blankWeekCheck(kind, pegWeek.id, pegWeek.at))).toBe(true)
  }
  const peg = { ...pegWeek, pain: null, enjoyment: null, activity: null }
  for (const one of ['pain', 'enjoyment', 'activity']) {
    expect(isBlank({ ...peg, [one]: 0 })).toBe(false)
  }
  const plain = { ...plainWeek, change: null, again: ' ', hard: ' ' }
  expect(isBlank(plain)).toBe(true)
  for (const said of [{ change: 'same' as const }, { again: 'walk' }, { hard: 'sleep' }]) {
    expect(isBlank({ ...plain, ...said })).toBe(false)
  }
})
