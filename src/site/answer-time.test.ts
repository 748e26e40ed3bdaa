import { expect, test } from 'vitest'
import { timeZone } from '#clinic/clock/clock.ts'
import { instantOf } from '#language/dates/wall-time.ts'
import { answerDeadline, answerSentence, answerTimeInWords } from './answer-time.ts'

const week = [{ opens: '08:00', closes: '18:00' }]
const openings = {
  hours: {
    monday: week,
    tuesday: week,
    wednesday: week,
    thursday: week,
    friday: week,
    saturday: [{ opens: '09:00', closes: '15:00' }],
  },
  closed: [{ date: '2026-11-26' }, { date: '2026-11-27' }],
}

const at = (date: string, time: string) => instantOf({ date, time }, timeZone)

test.each([
  ['a Monday morning', '2026-11-23', '08:40', '2026-11-23', 13 * 60],
  ['before the doors open', '2026-11-23', '05:00', '2026-11-23', 12 * 60],
  ['an afternoon with four hours left', '2026-11-23', '14:00', '2026-11-23', 18 * 60],
  ['an afternoon with less: the next morning', '2026-11-23', '14:20', '2026-11-24', 8 * 60 + 30],
  ['an evening', '2026-11-23', '18:00', '2026-11-24', 12 * 60],
  ['a minute before midnight', '2026-11-23', '23:59', '2026-11-24', 12 * 60],
  ['a Friday evening: Saturday', '2026-11-20', '19:00', '2026-11-21', 13 * 60],
  ['a Saturday afternoon: Monday', '2026-11-21', '14:00', '2026-11-23', 11 * 60],
  ['a Sunday', '2026-11-22', '10:00', '2026-11-23', 12 * 60],
  ['the evening before two closed days', '2026-11-25', '17:00', '2026-11-28', 12 * 60],
  ['a closed day itself', '2026-11-26', '10:00', '2026-11-28', 13 * 60],
  ['the day when clocks go back', '2026-11-01', '01:30', '2026-11-02', 12 * 60],
])('a message on %s', (_, date, time, day, minute) => {
  expect(answerDeadline(at(date, time), openings)).toEqual({ date: day, minute })
})

test('a break does not count as open', () => {
  const hours = {
    monday: [
      { opens: '09:00', closes: '12:00' },
      { opens: '14:00', closes: '16:00' },
    ],
  }
  const deadline = answerDeadline(at('2026-11-23', '10:00'), { hours, closed: [] })
  expect(deadline).toEqual({ date: '2026-11-23', minute: 16 * 60 })
})

test('no promise goes beyond the closing time', () => {
  const hours = { monday: [{ opens: '09:00', closes: '13:10' }] }
  const deadline = answerDeadline(at('2026-11-23', '09:05'), { hours, closed: [] })
  expect(deadline).toEqual({ date: '2026-11-23', minute: 13 * 60 + 10 })
})

test('a clinic that opens on one day a week answers within weeks', () => {
  const hours = { monday: [{ opens: '09:00', closes: '10:30' }] }
  const deadline = answerDeadline(at('2026-11-23', '12:00'), { hours, closed: [] })
  expect(deadline).toEqual({ date: '2026-12-14', minute: 10 * 60 })
})

test.each([
  ['2026-11-23', '08:00', 'today by 12 pm', 'hoy (12 del día a más tardar)'],
  [
    '2026-11-22',
    '10:00',
    'tomorrow, Monday, November 23, by 12 pm',
    'mañana, lunes, 23 de noviembre (12 del día a más tardar)',
  ],
  [
    '2026-11-21',
    '16:00',
    'by Monday, November 23, 12 pm',
    'a más tardar el lunes, 23 de noviembre, 12 del día',
  ],
])('the deadline in words for %s %s', (date, time, en, es) => {
  expect(answerTimeInWords(at(date, time), 'en', openings)).toBe(en)
  expect(answerTimeInWords(at(date, time), 'es', openings)).toBe(es)
})

test('a clinic that stays closed promises no time', () => {
  const sentence = answerSentence(at('2026-11-23', '08:00'), 'en', { hours: {}, closed: [] })
  expect(sentence).toBe(
    'A person at the clinic will call you or write to you as soon as we are open again.',
  )
})
