import { expect, test } from 'vitest'
import {
  closedDateLines,
  closedDates,
  openingHoursInSentence,
  openingHoursLines,
  openingHoursSentence,
} from './opening-hours.ts'

const allDay = [{ opens: '09:00', closes: '18:00' }]
const withBreak = [
  { opens: '09:00', closes: '12:00' },
  { opens: '14:30', closes: '18:00' },
]
const morning = [{ opens: '10:00', closes: '13:00' }]
const hours = { monday: allDay, tuesday: allDay, saturday: morning }

const plain = (words: string) => words.replaceAll('\u00a0', ' ')

test('equal neighbouring days stand in one line, and closed days say so', () => {
  expect(openingHoursLines('en', hours)).toEqual([
    { days: 'Monday to Tuesday', hours: '9\u00a0am to 6\u00a0pm' },
    { days: 'Wednesday to Friday', hours: 'Closed' },
    { days: 'Saturday', hours: '10\u00a0am to 1\u00a0pm' },
    { days: 'Sunday', hours: 'Closed' },
  ])
})

test.each([
  ['opens earlier', allDay, [{ opens: '08:00', closes: '18:00' }]],
  ['closes later', allDay, [{ opens: '09:00', closes: '19:00' }]],
  ['has a break', allDay, withBreak],
  ['stays closed after noon', withBreak, withBreak.slice(0, 1)],
  [
    'has a shorter break',
    withBreak,
    [...withBreak.slice(0, 1), { opens: '14:00', closes: '18:00' }],
  ],
])('a day that %s has a line of its own', (_, monday, tuesday) => {
  const lines = openingHoursLines('en', { monday, tuesday })
  expect(lines.map(({ days }) => days)).toEqual(['Monday', 'Tuesday', 'Wednesday to Sunday'])
})

test('days with the same break stand in one line', () => {
  const lines = openingHoursLines('en', { monday: withBreak, tuesday: [...withBreak] })
  expect(lines[0]?.days).toBe('Monday to Tuesday')
})

test('a break at noon shows both parts of the day', () => {
  const [english, spanish] = (['en', 'es'] as const).map(
    (locale) => openingHoursLines(locale, { monday: withBreak })[0]?.hours ?? '',
  )
  expect(plain(english ?? '')).toBe('9 am to 12 pm and 2:30 pm to 6 pm')
  expect(plain(spanish ?? '')).toBe('9 a. m. a 12 del día y 2:30 p. m. a 6 p. m.')
})

test('a day with an empty list of hours is closed', () => {
  expect(openingHoursLines('en', { monday: allDay, tuesday: [] })[1]).toEqual({
    days: 'Tuesday to Sunday',
    hours: 'Closed',
  })
})

test('a Spanish line begins with a capital letter, its second day does not', () => {
  expect(openingHoursLines('es', hours)[0]?.days).toBe('Lunes a martes')
})

test('a sentence names only the open days', () => {
  expect(openingHoursInSentence('en', hours)).toBe(
    'Monday to Tuesday, 9\u00a0am to 6\u00a0pm; Saturday, 10\u00a0am to 1\u00a0pm',
  )
  expect(openingHoursInSentence('es', hours)).toMatch(
    /^de lunes a martes, de 9.*; los sábados, de 10/,
  )
})

test('the open hours are a sentence with one full stop', () => {
  const week = { saturday: [{ opens: '09:00', closes: '15:00' }] }
  expect(openingHoursSentence('en', week)).toBe('Open: Saturday, 9\u00a0am to 3\u00a0pm.')
  expect(openingHoursSentence('es', week)).toMatch(/^Abierto: los sábados, .*p\.\u00a0m\.$/)
})

const closed = [
  { date: '2027-01-01' },
  { date: '2026-12-25', name: { en: 'Christmas Day', es: 'Navidad' } },
]

test('closed dates come in order, and one that is over does not come', () => {
  expect(closedDates('2026-12-25', closed).map(({ date }) => date)).toEqual([
    '2026-12-25',
    '2027-01-01',
  ])
  expect(closedDates('2026-12-26', closed).map(({ date }) => date)).toEqual(['2027-01-01'])
})

test('a closed date says why where the clinic says why', () => {
  expect(closedDateLines('es', closed)).toEqual([
    { day: '1 de enero de 2027', hours: 'Cerrado' },
    { day: '25 de diciembre de 2026', hours: 'Cerrado: Navidad' },
  ])
})
