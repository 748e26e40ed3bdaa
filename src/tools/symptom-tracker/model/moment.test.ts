import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  dayOf,
  formatMoment,
  formatOffset,
  fromFieldValue,
  instantOf,
  isMoment,
  tableTime,
  toFieldValue,
  toMoment,
} from '#tools/symptom-tracker/model/moment.ts'

beforeAll(() => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

test('a moment is the clock on the wall with its offset', () => {
  const instant = new Date('2026-03-04T16:15:00Z')
  expect(toMoment(instant, -480)).toBe('2026-03-04T08:15:00-08:00')
  expect(toMoment(instant, 330)).toBe('2026-03-04T21:45:00+05:30')
  expect(toMoment(instant, 0)).toBe('2026-03-04T16:15:00+00:00')
  expect(toMoment(instant)).toBe('2026-03-04T08:15:00-08:00')
})

test('the two half past ones of the autumn night stay two moments on one day', () => {
  const first = toMoment(new Date('2026-11-01T08:30:00Z'))
  const second = toMoment(new Date('2026-11-01T09:30:00Z'))
  expect([first, second]).toEqual(['2026-11-01T01:30:00-07:00', '2026-11-01T01:30:00-08:00'])
  expect(instantOf(second) - instantOf(first)).toBe(3_600_000)
  expect(dayOf(first)).toBe(dayOf(second))
})

test('a date field left as it was keeps the second half past one', () => {
  const second = '2026-11-01T01:30:00-08:00'
  expect(fromFieldValue(toFieldValue(second), second)).toBe(second)
})

test('a typed time that comes twice is read as the first, a skipped one an hour later', () => {
  const shown = '2026-12-01T12:00:00-08:00'
  expect(fromFieldValue('2026-11-01T01:30', shown)).toBe('2026-11-01T01:30:00-07:00')
  expect(fromFieldValue('2026-03-08T02:30', shown)).toBe('2026-03-08T03:30:00-07:00')
  expect(fromFieldValue('', shown)).toBeNull()
})

test('only real dates with an offset are moments', () => {
  expect(isMoment('2026-03-04T08:15:00-08:00')).toBe(true)
  expect(isMoment('2026-02-30T08:15:00-08:00')).toBe(false)
  expect(isMoment('2026-03-04T25:15:00-08:00')).toBe(false)
  expect(isMoment('2026-03-04T08:15:00Z')).toBe(false)
  expect(isMoment('2026-03-04T08:15:00-08:000')).toBe(false)
  expect(isMoment('+2026-03-04T08:15:00-08:00')).toBe(false)
  expect(isMoment('2026-03-04')).toBe(false)
  expect(isMoment(20260304)).toBe(false)
})

test('a moment is told by the clock of the place where it was', () => {
  const tokyo = '2026-03-04T21:45:00+09:00'
  expect(formatMoment(tokyo, 'en')).toBe('March 4, 2026, 9:45 pm')
  expect(formatMoment(tokyo, 'es')).toBe('4 de marzo de 2026, 9:45 p. m.')
  expect(formatOffset(tokyo)).toBe('+09:00')
  expect(formatOffset('2026-03-04T21:45:00-03:30')).toBe('-03:30')
  expect(tableTime(tokyo)).toEqual({ day: '2026-03-04', time: '21:45:00', offset: '+09:00' })
})
