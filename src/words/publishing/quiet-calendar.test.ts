import { expect, test } from 'vitest'
import type { Schedule } from '#language/dates/schedule.ts'
import { findQuietCalendar } from './quiet-calendar.ts'

const walk: Schedule = { date: '2027-01-20', starts: '10:00', ends: '12:00' }

const found = (events: readonly Schedule[], today: string) =>
  findQuietCalendar(events, 'content/data/events.yaml', today)

test('an event in sixty days is in time, one a day later is not', () => {
  expect(found([walk], '2026-11-21')).toEqual([])
  expect(found([walk], '2026-11-20')).toEqual([
    {
      file: 'content/data/events.yaml',
      line: 1,
      text: 'no event takes place until 2027-01-19: add one, or let one come again',
    },
  ])
})

test('what is over, what is cancelled and an empty list are no events', () => {
  expect(found([walk], '2027-01-20')).toEqual([])
  expect(found([walk], '2027-01-21')).toHaveLength(1)
  expect(found([{ ...walk, cancelled: ['2027-01-20'] }], '2027-01-01')).toHaveLength(1)
  expect(found([], '2027-01-01')).toHaveLength(1)
})

test('an event that comes again never grows old', () => {
  expect(found([{ ...walk, repeats: 'FREQ=MONTHLY;BYDAY=3WE' }], '2099-01-01')).toEqual([])
})
