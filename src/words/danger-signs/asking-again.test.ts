import { expect, test } from 'vitest'
import { askAgain, examinationHolds, isListDay } from './asking-again.ts'

const reading = { listAnswered: 3, lastVisit: 3 }

test('the whole list is due on days 0 to 3, 7, 14, 21 and each month after', () => {
  const due = Array.from({ length: 83 }, (_, day) => day).filter(isListDay)
  expect(due).toEqual([0, 1, 2, 3, 7, 14, 21, 51, 81])
})

test.each([
  ['later on the day of the list', { ...reading, day: 3 }, 'nothing'],
  ['on a day in between', { ...reading, day: 4 }, 'question'],
  ['on day 7', { ...reading, day: 7 }, 'list'],
  ['on day 8, when day 7 was missed', { ...reading, day: 8 }, 'list'],
  ['on day 8, when day 7 was answered', { day: 8, listAnswered: 7, lastVisit: 7 }, 'question'],
  ['after 7 days away', { day: 30, listAnswered: 21, lastVisit: 23 }, 'list'],
  ['after 6 days away', { day: 29, listAnswered: 21, lastVisit: 23 }, 'question'],
  ['with a clock that was set back', { ...reading, day: 1 }, 'list'],
  ['before the last visit', { day: 4, listAnswered: 3, lastVisit: 5 }, 'list'],
  ['before the list was answered', { day: 4, listAnswered: 5, lastVisit: 3 }, 'list'],
])('%s', (_when, answers, asked) => {
  expect(askAgain(answers)).toBe(asked)
})

test.each([
  ['on the day it was told of', 5, 5, true],
  ['7 days after it was told of', 5, 12, true],
  ['8 days after', 5, 13, false],
  ['30 days after, once three weeks have passed', 22, 52, true],
  ['31 days after', 22, 53, false],
  ['told of on day 21', 21, 29, false],
  ['told of tomorrow, by a clock that ran ahead', 9, 8, false],
])('an examination: %s', (_when, toldOn, day, holds) => {
  expect(examinationHolds(toldOn, day)).toBe(holds)
})
