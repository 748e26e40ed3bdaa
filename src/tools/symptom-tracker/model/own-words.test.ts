import { expect, test } from 'vitest'
import { exampleEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import { toldIn } from '#tools/symptom-tracker/model/own-words.ts'

const on = (number: number, medicine: string) =>
  exampleEntry(number, { at: `2026-11-0${number}T09:00:00-08:00`, medicine })

test('each text comes once, the last one first, with the days on which it was written', () => {
  const entries = [on(1, 'Ibuprofen'), on(2, ' ibuprofen '), on(3, ''), on(4, 'None')]
  expect(toldIn(entries, 'medicine')).toEqual([
    { text: 'None', days: 1, last: '2026-11-04' },
    { text: 'ibuprofen', days: 2, last: '2026-11-02' },
  ])
  expect(toldIn(entries, 'couldNot')).toEqual([])
})
