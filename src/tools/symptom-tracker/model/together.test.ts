import { expect, test } from 'vitest'
import { exampleEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import type { Answers } from '#tools/symptom-tracker/model/entry.ts'
import { togetherOf } from '#tools/symptom-tracker/model/together.ts'

const at = '2026-03-04T08:15:00-08:00'
const entriesOf = (all: readonly Partial<Answers>[]) =>
  all.map((answers, index) => exampleEntry(index, { at, ...answers }))
const counts = (numbers: readonly number[]) =>
  Array.from({ length: 11 }, (_, pain) => numbers.filter((one) => one === pain).length)

test('entries with and without something are counted by their pain number', () => {
  const entries = entriesOf([
    ...[6, 6, 8].map((pain) => ({ pain, symptoms: ['headache'] as const })),
    ...[2, 3, 3, 0].map((pain) => ({ pain })),
    { symptoms: ['headache'] },
  ])
  expect(togetherOf(entries)).toEqual([
    { id: 'headache', with: counts([6, 6, 8]), without: counts([2, 3, 3, 0]) },
  ])
})

test('what has fewer than three entries on either side is left out', () => {
  const marked = [4, 5, 6].map((pain) => ({ pain, painWoke: true }))
  expect(togetherOf(entriesOf([...marked, { pain: 1 }, { pain: 2 }]))).toEqual([])
  expect(togetherOf(entriesOf([...marked, { pain: 1 }, { pain: 2 }, { pain: 2 }]))).toMatchObject([
    { id: 'painWoke' },
  ])
  const unmarked = [1, 2, 2].map((pain) => ({ pain }))
  expect(togetherOf(entriesOf([...marked.slice(1), ...unmarked, { painWoke: true }]))).toEqual([])
  expect(togetherOf([])).toEqual([])
})

test('what was marked most often comes first', () => {
  const entries = entriesOf([
    ...[1, 2, 3].map((pain) => ({ pain, symptoms: ['tired', 'headache'] as const })),
    { pain: 4, symptoms: ['headache'] },
    ...[1, 2, 3].map((pain) => ({ pain })),
  ])
  expect(togetherOf(entries).map(({ id }) => id)).toEqual(['headache', 'tired'])
})
