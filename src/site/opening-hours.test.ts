import { expect, test } from 'vitest'
import { addDays } from '#language/dates/days.ts'
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

/** Days in a row, the first one among them. */
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: addDays(first, index) }))

test('days closed in a row are one line, from the first to the last', () => {
  const dates = closedDates('2026-11-29', daysFrom('2026-11-29', 14), [], hours)
  expect(closedDateLines('en', dates)).toEqual([
    { day: 'November 29 to December 12, 2026', hours: 'Closed' },
  ])
  expect(closedDateLines('es', dates)).toEqual([
    { day: 'Del 29 de noviembre al 12 de diciembre de 2026', hours: 'Cerrado' },
  ])
})

test('the lines are counted, not their days: the holiday after a long closure is told', () => {
  const all = [...daysFrom('2026-11-29', 14), { date: '2026-12-25' }]
  expect(closedDates('2026-11-29', all, [], hours).map(({ date }) => date)).toEqual([
    '2026-11-29',
    '2026-12-25',
  ])
})

test('a closure goes on over a day that is closed every week', () => {
  const [friday, monday] = ['2026-12-04', '2026-12-07']
  const openOnWeekdays = { monday: allDay, friday: allDay }
  const dates = closedDates(friday, [{ date: friday }, { date: monday }], [], openOnWeekdays)
  expect(closedDateLines('en', dates).map(({ day }) => day)).toEqual(['December 4 to 7, 2026'])
})

test('two closures with an open day between them are two lines', () => {
  const openOnSaturday = { saturday: allDay }
  const dates = closedDates(
    '2026-12-04',
    [{ date: '2026-12-04' }, { date: '2026-12-07' }],
    [],
    openOnSaturday,
  )
  expect(dates.map(({ date }) => date)).toEqual(['2026-12-04', '2026-12-07'])
})

test('a day with hours of its own parts a closure', () => {
  const open = [{ date: '2026-12-02', shifts: morning }]
  const dates = closedDates('2026-12-01', daysFrom('2026-12-01', 3), open, hours)
  expect(dates.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03'])
})

test('a closure whose days have names of their own is told to its end', () => {
  const named = daysFrom('2026-12-24', 6).map(({ date }) => ({
    date,
    name: { en: `Day ${date}`, es: `Día ${date}` },
  }))
  const told = closedDates('2026-12-24', [...named, { date: '2027-05-31' }], [], hours)
  expect(told.map(({ date }) => date)).toEqual(named.map(({ date }) => date))
})
