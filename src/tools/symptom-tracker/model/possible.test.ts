import { expect, test } from 'vitest'
import { exampleEntry, pegWeek } from '#tools/symptom-tracker/model/diary.examples.ts'
import { sortOutImpossible, whyImpossible } from '#tools/symptom-tracker/model/possible.ts'

const now = '2026-03-20T12:00:00-07:00'

test('a diary speaks of no day before 2000', () => {
  expect(whyImpossible('1999-12-31T23:59:59-08:00', now)).toBe('past')
  expect(whyImpossible('2000-01-01T00:00:00-08:00', now)).toBeNull()
})

test('a diary speaks of no time to come, but clocks may differ by 5 minutes', () => {
  expect(whyImpossible('2026-03-20T12:05:00-07:00', now)).toBeNull()
  expect(whyImpossible('2026-03-20T12:05:01-07:00', now)).toBe('future')
})

test('what speaks of an impossible day is named and left out, and the rest stays', () => {
  const ahead = '2199-05-05T08:00:00-07:00'
  const sound = exampleEntry(1, { at: now, pain: 1 })
  const writtenAhead = exampleEntry(2, { at: now, pain: 1 }, ahead)
  const old = exampleEntry(3, { at: '1901-01-01T08:00:00-08:00' }, now)
  const week = { ...pegWeek, at: ahead }
  const diary = { entries: [writtenAhead, sound, old], weeks: [week, pegWeek] }
  expect(sortOutImpossible(diary, now)).toEqual({
    diary: { entries: [sound], weeks: [pegWeek] },
    impossible: [ahead, '1901-01-01T08:00:00-08:00', ahead],
  })
})
