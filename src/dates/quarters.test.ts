import { expect, test } from 'vitest'
import { addQuarters, firstDayOf, isQuarter, quarterOf } from './quarters.ts'

test.each([
  ['2026-01-01', '2026-Q1', '2026-01-01'],
  ['2026-03-31', '2026-Q1', '2026-01-01'],
  ['2026-04-01', '2026-Q2', '2026-04-01'],
  ['2026-09-30', '2026-Q3', '2026-07-01'],
  ['2026-12-31', '2026-Q4', '2026-10-01'],
])('%s lies in %s, which begins on %s', (day, quarter, first) => {
  expect(quarterOf(day)).toBe(quarter)
  expect(firstDayOf(quarter)).toBe(first)
})

test('quarters are counted over the turn of the year, both ways', () => {
  expect(addQuarters('2026-Q4', 1)).toBe('2027-Q1')
  expect(addQuarters('2026-Q1', -1)).toBe('2025-Q4')
  expect(addQuarters('2026-Q3', -8)).toBe('2024-Q3')
  expect(addQuarters('2026-Q3', 0)).toBe('2026-Q3')
})

test('the four quarters of a year are quarters', () => {
  expect(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'].every(isQuarter)).toBe(true)
})

test.each([
  '2026-Q0',
  '2026-Q5',
  '2026-q1',
  '26-Q1',
  '2026-Q1 ',
  '12026-Q1',
  '',
  7,
  null,
  ['2026-Q1'],
])('%j is no quarter', (value) => expect(isQuarter(value)).toBe(false))
