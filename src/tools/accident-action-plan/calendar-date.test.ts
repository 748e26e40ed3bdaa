import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  isCalendarDate,
  isClockTime,
} from '#tools/accident-action-plan/calendar-date.ts'

test.each([
  ['2026-03-01', 10, '2026-03-11'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-11-01', 1, '2026-11-02'],
  ['2026-03-08', -1, '2026-03-07'],
])('%s and %i days is %s, whatever the clocks do', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 6, '2027-06-15'],
  ['2026-12-15', 12, '2027-12-15'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

test('a leap day and years ends on February 28, or on a leap day again', () => {
  expect(addYears('2024-02-29', 2)).toBe('2026-02-28')
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '', '1026-01-01'])(
  '"%s" is not a date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false)
  },
)

test('a leap day is a date', () => {
  expect(isCalendarDate('2024-02-29')).toBe(true)
})

test('only times of a 24-hour clock are times', () => {
  expect(['00:00', '23:59', '24:00', '7:30', '12:60'].map(isClockTime)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
