import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  dayNumber,
  daysBetween,
  earlierOf,
  isDay,
  laterOf,
  mondayOf,
  weekdayOf,
} from './days.ts'

// A place whose clocks change: arithmetic on local midnights would go wrong here.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

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
  ['0990-01-31', 1, '0990-02-28'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

test('a leap day and years ends on February 28, or on a leap day again', () => {
  expect(addYears('2024-02-29', 2)).toBe('2026-02-28')
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
})

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '26-01-01',
  '',
  '2026-1-1',
  '2026-03-04T08:15',
  '+012026-03',
])('"%s" is not a date', (text) => {
  expect(isDay(text)).toBe(false)
})

test('a leap day is a date', () => {
  expect(isDay('2024-02-29')).toBe(true)
})

test('what is no text is no day', () => {
  expect([20260304, null, undefined, new Date()].some(isDay)).toBe(false)
})

test('days are counted by the calendar, whatever the clocks do', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2)
})

test('a week begins on Monday', () => {
  expect(['2026-03-02', '2026-03-07', '2026-03-08'].map(weekdayOf)).toEqual([0, 5, 6])
  expect(['2026-03-02', '2026-03-08', '2026-03-09'].map(mondayOf)).toEqual([
    '2026-03-02',
    '2026-03-02',
    '2026-03-09',
  ])
})

/** Any day of two centuries, found without the functions that are tested. */
const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const days = fc.integer({ min: -40_000, max: 40_000 })
const months = fc.integer({ min: -1200, max: 1200 })

test('days added are days between, and can be taken away again', () => {
  fc.assert(
    fc.property(anyDay, days, (day, count) => {
      const later = addDays(day, count)
      expect(isDay(later)).toBe(true)
      expect(daysBetween(day, later)).toBe(count)
      expect(addDays(later, -count)).toBe(day)
    }),
  )
})

test('one day after another, the numbers, the weekdays and the order of text go on by one', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const next = addDays(day, 1)
      expect(dayNumber(next)).toBe(dayNumber(day) + 1)
      expect(weekdayOf(next)).toBe((weekdayOf(day) + 1) % 7)
      expect([earlierOf(next, day), laterOf(day, next)]).toEqual([day, next])
    }),
  )
})

test('months move the month and keep the date, or end with the month', () => {
  fc.assert(
    fc.property(anyDay, months, (day, count) => {
      const moved = addMonths(day, count)
      const monthOf = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7))
      expect(isDay(moved)).toBe(true)
      expect(monthOf(moved) - monthOf(day)).toBe(count)
      const endsMonth = addDays(moved, 1).endsWith('-01') && moved.slice(8) < day.slice(8)
      expect(moved.slice(8) === day.slice(8) || endsMonth).toBe(true)
    }),
  )
})

test('its Monday is a Monday and at most 6 days before', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekdayOf(mondayOf(day))).toBe(0)
      expect(daysBetween(mondayOf(day), day)).toBe(weekdayOf(day))
    }),
  )
})
