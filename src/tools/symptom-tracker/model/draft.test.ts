import { expect, test } from 'vitest'
import { fullEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import { draftOf, emptyDraft, finishDraft, readDraft } from '#tools/symptom-tracker/model/draft.ts'
import { emptyAnswers } from '#tools/symptom-tracker/model/entry.ts'

const now = '2026-03-20T12:00:00-07:00'

test('an untouched draft is about the moment it is saved', () => {
  const draft = { ...emptyDraft('2026-03-20T11:40:00-07:00'), pain: 4 }
  expect(finishDraft(draft, now)).toEqual({
    kind: 'answers',
    answers: { ...emptyAnswers(now), pain: 4 },
  })
})

test('an entry taken up for a change and left as it was is the same entry', () => {
  const { savedAt: _, ...answers } = fullEntry.versions[0]
  expect(finishDraft(draftOf(fullEntry.versions[0]), now)).toMatchObject({ answers })
  expect(draftOf({ ...answers, sleepHours: null }).typedSleep).toBe('')
})

test.each([
  ['6', 6],
  ['6.5', 6.5],
  ['6,5', 6.5],
  [' 0 ', 0],
  ['0,5', 0.5],
  ['24', 24],
])('%j are hours of sleep', (typedSleep, sleepHours) => {
  expect(finishDraft({ ...emptyDraft(now), typedSleep }, now)).toMatchObject({
    answers: { sleepHours },
  })
})

test.each(['25', '-1', '6.3', 'six', '6 h'])('%j are not', (typedSleep) => {
  expect(finishDraft({ ...emptyDraft(now), typedSleep }, now)).toEqual({
    kind: 'wrong',
    faults: ['hours'],
  })
})

test('blanks are no hours of sleep', () => {
  expect(finishDraft({ ...emptyDraft(now), pain: 4, typedSleep: '  ' }, now)).toMatchObject({
    answers: { pain: 4, sleepHours: null },
  })
})

test('an empty draft, a missing time and a time to come are refused', () => {
  const draft = { ...emptyDraft(now), pain: 4 }
  expect(finishDraft(emptyDraft(now), now)).toMatchObject({ faults: ['empty'] })
  expect(finishDraft({ ...draft, typedTime: '' }, now)).toMatchObject({ faults: ['noTime'] })
  expect(finishDraft({ ...draft, typedTime: '2027-01-01T08:00' }, now)).toMatchObject({
    faults: ['future'],
  })
})

test('a draft comes back after a reload; one from earlier keeps its time', () => {
  const draft = { ...emptyDraft('2026-03-20T11:40:00-07:00'), pain: 4, typedSleep: '6.' }
  const stored = JSON.parse(JSON.stringify(draft))
  expect(readDraft(stored, now)).toEqual(draft)
  expect(readDraft(stored, '2026-03-20T20:00:00-07:00')).toEqual({
    ...draft,
    typedTime: '2026-03-20T11:40',
  })
})

test('a time or hours of sleep alone are a draft, and one of an hour ago is still about now', () => {
  const begun = emptyDraft('2026-03-20T11:00:00-07:00')
  for (const draft of [
    { ...begun, typedSleep: '6' },
    { ...begun, typedTime: '2026-03-20T09:00' },
  ]) {
    expect(readDraft(draft, now)).toEqual(draft)
  }
})

test('nothing written, or something else in its place, is no draft', () => {
  for (const stored of [null, 'x', {}, { pain: 3 }, emptyDraft(now)]) {
    expect(readDraft(stored, now)).toBeNull()
  }
})

test('one field that cannot be read does not take the others with it', () => {
  const draft = { ...emptyDraft('2026-03-20T11:40:00-07:00'), note: 'Slept badly', pain: 4 }
  const { medicine: _, ...older } = draft
  expect(readDraft({ ...older, pain: 'four', typedSleep: 6 }, now)).toEqual({
    ...draft,
    pain: null,
  })
})
