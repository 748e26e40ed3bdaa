import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeZone } from '#clinic/clock/clock.ts'
import { addHours, type WallTime } from '#language/dates/wall-time.ts'
import { endOf, isBefore, nineOn, remindersBefore } from '#tools/accident-action-plan/reminders.ts'

const wall = (text: string): WallTime => {
  const [date = '', time = ''] = text.split(' ')
  return { date, time }
}
const said = (times: readonly WallTime[]) => times.map(({ date, time }) => `${date} ${time}`)

test.each([
  // A report due at half past two at night: the evening before, not 23:30 and 01:30.
  ['2026-11-22 02:30', '2026-11-21 09:00', ['2026-11-21 20:00']],
  ['2026-11-22 02:30', '2026-11-21 22:00', ['2026-11-21 22:15']],
  ['2026-11-22 08:30', '2026-11-21 22:00', ['2026-11-22 08:00']],
  ['2026-11-21 15:30', '2026-11-21 15:20', ['2026-11-21 15:30']],
  ['2026-11-21 15:30', '2026-11-21 14:40', ['2026-11-21 14:55']],
  ['2026-11-21 23:59', '2026-11-21 21:30', ['2026-11-21 21:45']],
])('for an end at %s, asked at %s, it rings at %j', (end, now, times) => {
  expect(said(remindersBefore(wall(end), wall(now), []))).toEqual(times)
})

test('wished times that are over are left out, and later wishes come only then', () => {
  const wished = [[nineOn('2026-11-20'), nineOn('2026-11-21')], [wall('2026-11-21 14:00')]]
  const asked = (now: string) => said(remindersBefore(endOf('2026-11-21'), wall(now), wished))
  expect(asked('2026-11-19 12:00')).toEqual(['2026-11-20 09:00', '2026-11-21 09:00'])
  expect(asked('2026-11-20 12:00')).toEqual(['2026-11-21 09:00'])
  expect(asked('2026-11-21 09:00')).toEqual(['2026-11-21 14:00'])
  expect(asked('2026-11-21 14:00')).toEqual(['2026-11-21 20:00'])
})

test('nobody is woken by what was wished: it rings from 8 in the morning to 9 in the evening', () => {
  const times = ['07:59', '08:00', '21:00', '21:01'].map((time) => wall(`2026-11-22 ${time}`))
  const rings = remindersBefore(endOf('2026-11-22'), wall('2026-11-21 12:00'), [times])
  expect(said(rings)).toEqual(['2026-11-22 08:00', '2026-11-22 21:00'])
})

test('something always rings, in the future, in time, and at night only for what ends at night', () => {
  const now = wall('2026-10-31 00:00')
  const isNight = ({ time }: WallTime) => time < '08:00' || time > '21:00'
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: 20_000 }),
      (later, long) => {
        const asked = addHours(now, later / 60, timeZone)
        const end = addHours(asked, long / 60, timeZone)
        // On the night of the change of clocks an hour comes twice.
        fc.pre(isBefore(asked, end))
        const times = remindersBefore(end, asked, [[nineOn(end.date)]])
        expect(times.length).toBeGreaterThan(0)
        for (const time of times) {
          expect(isBefore(end, time)).toBe(false)
          if (isNight(time)) expect(isNight(end)).toBe(true)
          if (end.date !== '2026-11-01') expect(isBefore(asked, time)).toBe(true)
        }
      },
    ),
  )
})
