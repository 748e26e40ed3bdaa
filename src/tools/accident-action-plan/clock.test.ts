import { expect, test } from 'vitest'
import { timeZone } from '#i18n/dates.ts'
import { addHours, hoursBetween, instantOf, wallTime } from '#tools/accident-action-plan/clock.ts'

test('an ordinary day is 24 hours long', () => {
  expect(addHours({ date: '2026-11-20', time: '15:30' }, 24, timeZone)).toEqual({
    date: '2026-11-21',
    time: '15:30',
  })
})

test('24 hours across the autumn change end an hour earlier on the clock', () => {
  expect(addHours({ date: '2026-10-31', time: '10:00' }, 24, timeZone)).toEqual({
    date: '2026-11-01',
    time: '09:00',
  })
})

test('24 hours across the spring change end an hour later on the clock', () => {
  expect(addHours({ date: '2026-03-07', time: '10:00' }, 24, timeZone)).toEqual({
    date: '2026-03-08',
    time: '11:00',
  })
})

test('an hour that comes twice counts the first time', () => {
  expect(instantOf({ date: '2026-11-01', time: '01:30' }, timeZone)).toBe(
    Date.parse('2026-11-01T01:30:00-07:00'),
  )
})

test('a skipped hour still gives an instant', () => {
  const instant = instantOf({ date: '2026-03-08', time: '02:30' }, timeZone)
  expect(wallTime(instant, timeZone).date).toBe('2026-03-08')
})

test('midnight and the end of the year are kept', () => {
  expect(addHours({ date: '2026-12-31', time: '00:00' }, 24, timeZone)).toEqual({
    date: '2027-01-01',
    time: '00:00',
  })
})

test('the clocks of Oakland are read from an instant', () => {
  expect(wallTime(Date.parse('2026-11-21T07:30:00Z'), timeZone)).toEqual({
    date: '2026-11-20',
    time: '23:30',
  })
})

test('hours between two times can be negative', () => {
  const noon = { date: '2026-11-20', time: '12:00' }
  expect(hoursBetween(noon, { date: '2026-11-20', time: '10:30' }, timeZone)).toBe(-1.5)
})
