import { expect, test } from 'vitest'
import { closedDaysMissing } from './closed-days.ts'

const listed = { closed: [], closedListedUntil: '2027-12-31' }

test.each([
  ['2026-11-24', undefined],
  ['2027-01-02', undefined],
  ['2027-09-30', undefined],
  ['2027-10-01', '2028-12-31'],
  ['2027-12-20', '2028-12-31'],
  ['2028-02-29', '2028-12-31'],
  ['2031-06-01', '2031-12-31'],
])('days listed until the end of 2027: on %s what is asked for is %s', (today, needed) => {
  expect(closedDaysMissing(today, listed)).toBe(needed)
})

test('a list that does not say how far it goes is asked for at once, no list never', () => {
  expect(closedDaysMissing('2026-03-02', { closed: [] })).toBe('2026-12-31')
  expect(closedDaysMissing('2026-12-20', {})).toBeUndefined()
})
