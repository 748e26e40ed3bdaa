import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { hour } from './durations.ts'
import {
  addHours,
  dayIn,
  hoursBetween,
  instantOf,
  isTimeOfDay,
  wallTime,
  withOffset,
} from './wall-time.ts'

afterEach(() => vi.unstubAllEnvs())

const timeZone = 'America/Los_Angeles'

test.each([
  ['2026-10-31', '18:00', timeZone, '2026-10-31T18:00:00-07:00'],
  ['2026-11-01', '18:00', timeZone, '2026-11-01T18:00:00-08:00'],
  ['2027-03-14', '01:59', timeZone, '2027-03-14T01:59:00-08:00'],
  ['2027-03-14', '03:00', timeZone, '2027-03-14T03:00:00-07:00'],
  ['2027-01-01', '00:00', 'Asia/Kolkata', '2027-01-01T00:00:00+05:30'],
  ['2027-01-01', '12:00', 'UTC', '2027-01-01T12:00:00+00:00'],
])('%s at %s in %s says its distance from world time', (date, time, zone, written) => {
  expect(withOffset({ date, time }, zone)).toBe(written)
})

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

test.each([
  ['2026-11-01', '01:30', timeZone, '-07:00'],
  ['2026-04-05', '02:30', 'Australia/Sydney', '+11:00'],
])(
  'on %s at %s in %s, an hour that comes twice counts the first time',
  (date, time, place, offset) => {
    expect(instantOf({ date, time }, place)).toBe(Date.parse(`${date}T${time}:00${offset}`))
  },
)

test('a skipped half past two counts as half past one', () => {
  expect(instantOf({ date: '2026-03-08', time: '02:30' }, timeZone)).toBe(
    Date.parse('2026-03-08T01:30:00-08:00'),
  )
})

test.each([
  ['2026-03-08', '05:00', '-07:00'],
  ['2026-11-01', '05:00', '-08:00'],
  ['2026-11-01', '22:00', '-08:00'],
])('on the day of a change, %s at %s has the offset %s', (date, time, offset) => {
  expect(instantOf({ date, time }, timeZone)).toBe(Date.parse(`${date}T${time}:00${offset}`))
})

test('midnight and the end of the year stay as they are', () => {
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

test('only times of a 24-hour clock are times', () => {
  expect(['00:00', '19:30', '23:59'].filter(isTimeOfDay)).toHaveLength(3)
  const others = ['24:00', '7:30', '12:60', '12:30:00', 'at 12:30', '112:30', '12.30']
  expect(others.filter(isTimeOfDay)).toEqual([])
})

test('the same instant is two days in two places', () => {
  const instant = Date.parse('2026-11-21T07:30:00Z')
  expect([dayIn(instant, timeZone), dayIn(instant, 'Asia/Tokyo')]).toEqual([
    '2026-11-20',
    '2026-11-21',
  ])
})

test('without a place, the day is the one on this device', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  expect(dayIn(Date.parse('2026-11-21T12:00:00Z'))).toBe('2026-11-22')
})

/** Whole minutes over 20 years, in places with and without changes of the clock. */
const anyMinute = fc
  .integer({ min: Date.UTC(2015, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 })
  .map((minutes) => minutes * 60_000)
const anyPlace = fc.constantFrom(timeZone, 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC')

test('an instant is found again from its clock, or one change of the clocks before', () => {
  fc.assert(
    fc.property(anyMinute, anyPlace, (instant, place) => {
      const found = instantOf(wallTime(instant, place), place)
      expect(wallTime(found, place)).toEqual(wallTime(instant, place))
      expect([0, hour / 2, hour]).toContain(instant - found)
    }),
  )
})

test('hours added are hours between, where no hour comes twice', () => {
  fc.assert(
    fc.property(anyMinute, fc.integer({ min: -72, max: 72 }), (instant, hours) => {
      const start = wallTime(instant, 'Asia/Kolkata')
      const later = addHours(start, hours, 'Asia/Kolkata')
      expect(hoursBetween(start, later, 'Asia/Kolkata')).toBe(hours)
    }),
  )
})
