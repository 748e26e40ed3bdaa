import { expect, test } from 'vitest'
import {
  exampleEntry,
  fullEntry,
  pegWeek,
  plainWeek,
} from '#tools/symptom-tracker/model/diary.examples.ts'
import { diaryBetween, gainFrom, mergeDiaries } from '#tools/symptom-tracker/model/diary.ts'
import { amend, currentVersion } from '#tools/symptom-tracker/model/entry.ts'

const on = (day: number) => exampleEntry(day, { at: `2026-03-0${day}T20:00:00-08:00`, pain: day })

test('a part of the diary holds its first and its last day', () => {
  const diary = { entries: [on(1), on(2), on(3), on(4)], weeks: [plainWeek, pegWeek] }
  expect(diaryBetween(diary, '2026-03-02', '2026-03-03').entries).toEqual([on(2), on(3)])
  expect(diaryBetween(diary, '2026-03-07', '2026-03-13').weeks).toEqual([pegWeek])
})

test('a merged diary is in the order of the moments it describes, whatever their offsets', () => {
  // On the wall this is after the entry of day 1, and in the world before it.
  const tokyo = exampleEntry(9, { at: '2026-03-02T08:00:00+09:00' })
  const here = { entries: [on(1), on(3)], weeks: [pegWeek] }
  const merged = mergeDiaries(here, { entries: [tokyo], weeks: [plainWeek] })
  expect(merged).toEqual({ entries: [on(3), on(1), tokyo], weeks: [plainWeek, pegWeek] })
})

test('a restored file gains what is new or was changed, and what is known stays', () => {
  const later = '2026-03-05T08:00:00-08:00'
  const changed = amend(fullEntry, { ...currentVersion(fullEntry), pain: 1 }, later)
  const here = { entries: [changed], weeks: [pegWeek] }
  const there = { entries: [fullEntry, on(1)], weeks: [pegWeek, plainWeek] }
  expect(gainFrom(here, there)).toEqual({ added: 2, changed: 0, known: 2 })
  expect(gainFrom(there, here)).toEqual({ added: 0, changed: 1, known: 1 })
})
