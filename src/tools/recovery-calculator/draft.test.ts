import { expect, test } from 'vitest'
import {
  fieldOf,
  fields,
  readDraft,
  readStoredDraft,
  withArea,
} from '#tools/recovery-calculator/draft.ts'

const today = '2026-11-21'

test('a full form becomes typed answers', () => {
  const { answers, dateFault } = readDraft(
    {
      area: 'neck',
      age: '50-plus',
      crashDate: '2026-11-11',
      worstPain: '10',
      headache: 'yes',
      lowBackPain: 'no',
      earlierNeckPain: 'no',
      expectation: 'do-not-know',
      onEdge: 'yes',
    },
    today,
  )
  expect(dateFault).toBeUndefined()
  expect(answers).toEqual({
    areas: ['neck'],
    age: '50-plus',
    daysSinceCrash: 10,
    worstPain: 10,
    headache: true,
    lowBackPain: false,
    earlierNeckPain: false,
    expectation: 'do-not-know',
    onEdge: true,
  })
})

test.each([
  ['2026-11-21', 0],
  ['2026-11-20', 1],
  ['2026-10-31', 21],
  ['2025-11-21', 365],
  ['2024-02-29', 996],
])('a crash on %s was %i days ago, across clock changes and leap days', (crashDate, days) => {
  expect(readDraft({ crashDate }, '2026-11-21').answers.daysSinceCrash).toBe(days)
})

test('a date in the future is named as such', () => {
  expect(readDraft({ crashDate: '2026-11-22' }, today).dateFault).toBe('in-the-future')
})

test.each(['2026-02-30', '21/11/2026', '2026-13-01', 'yesterday'])(
  '%s is not a date',
  (crashDate) => {
    expect(readDraft({ crashDate }, today).dateFault).toBe('not-a-date')
  },
)

test.each(['11', '100', '-1', '5.5', '', 'five', 'x10', '1x'])(
  'pain "%s" is not an answer',
  (worstPain) => {
    expect(readDraft({ worstPain }, today).answers.worstPain).toBeUndefined()
  },
)

test('an empty date is not answered, and no mistake', () => {
  expect(readDraft({ crashDate: '' }, today)).toEqual({ answers: {} })
  expect(readDraft({}, today)).toEqual({ answers: {} })
})

test.each([
  ['yes', true],
  ['no', false],
  ['perhaps', undefined],
  ['', undefined],
])('severe pain examined: "%s" is %s', (severeExamined, answer) => {
  const { answers } = readDraft({ severePlace: 'neck-or-back', severeExamined }, today)
  expect(answers).toEqual({ severePlace: 'neck-or-back', severeExamined: answer })
})

test('what no choice of the form says is no answer', () => {
  const { answers } = readDraft({ age: '51', severePlace: 'toe', expectation: 'maybe' }, today)
  expect(answers).toEqual({})
})

test('every question has its field', () => {
  expect((['areas', 'daysSinceCrash', 'onEdge'] as const).map(fieldOf)).toEqual([
    'area',
    'crashDate',
    'onEdge',
  ])
})

test('every field of a draft is read back', () => {
  const draft = Object.fromEntries(fields.map((field) => [field, `what ${field} said`]))
  expect(readStoredDraft(draft)).toEqual(draft)
})

test('an area that is chosen twice stands there once', () => {
  expect(withArea({ area: 'neck', age: '35-49' }, 'neck', true)).toEqual({
    area: 'neck',
    age: '35-49',
  })
})

test('stored drafts keep their text and lose everything else', () => {
  expect(readStoredDraft({ area: 'neck', worstPain: 7, other: 'x' })).toEqual({ area: 'neck' })
  expect(readStoredDraft('nonsense')).toEqual({})
  expect(readStoredDraft(null)).toEqual({})
  expect(readStoredDraft([1, 2])).toEqual({})
})

test('several areas stand in one text, in the order of the body', () => {
  const both = withArea(withArea({}, 'shoulder', true), 'neck', true)
  expect(readDraft(both, today).answers.areas).toEqual(['neck', 'shoulder'])
  expect(readDraft(withArea(both, 'neck', false), today).answers.areas).toEqual(['shoulder'])
  expect(readDraft({ area: '' }, today).answers.areas).toBeUndefined()
})

test('a draft from when there was one area is read as before', () => {
  expect(readDraft(readStoredDraft({ area: 'low-back' }), today).answers.areas).toEqual([
    'low-back',
  ])
})
