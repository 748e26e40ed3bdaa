import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { openState, openStateInWords } from './open-state.ts'
import type { Openings } from './openings.ts'

const allDay = [{ opens: '08:00', closes: '18:00' }]

/** Open from Monday to Saturday; Tuesdays with a break, Wednesdays until midnight, Saturdays to 1 pm. */
const openings: Openings = {
  hours: {
    monday: allDay,
    tuesday: [
      { opens: '08:00', closes: '12:00' },
      { opens: '14:00', closes: '18:00' },
    ],
    wednesday: [{ opens: '08:00', closes: '23:59' }],
    thursday: allDay,
    friday: allDay,
    saturday: [{ opens: '09:30', closes: '13:00' }],
  },
  closed: [{ date: '2026-11-26' }, { date: '2026-11-27' }],
}

const said = (instant: string, locale: 'en' | 'es' = 'en', hours = openings) =>
  openStateInWords(openState(Date.parse(instant), hours), locale)?.replaceAll('\u00a0', ' ')

test.each([
  ['in its hours', '2026-11-23T10:00:00-08:00', 'Open until 6 pm'],
  ['at the minute it opens', '2026-11-23T08:00:00-08:00', 'Open until 6 pm'],
  ['at the minute it closes', '2026-11-23T18:00:00-08:00', 'Opens tomorrow at 8 am'],
  ['before it opens', '2026-11-23T07:59:00-08:00', 'Opens today at 8 am'],
  ['in the first of two shifts', '2026-11-24T11:59:00-08:00', 'Open until 12 pm'],
  ['between two shifts', '2026-11-24T12:30:00-08:00', 'Opens today at 2 pm'],
  ['in the second of two shifts', '2026-11-24T14:00:00-08:00', 'Open until 6 pm'],
  ['a minute before midnight', '2026-11-23T23:59:00-08:00', 'Opens tomorrow at 8 am'],
  ['at midnight', '2026-11-24T00:00:00-08:00', 'Opens today at 8 am'],
  ['late in the evening', '2026-11-25T23:58:00-08:00', 'Open until 11:59 pm'],
  ['on a closed day', '2026-11-26T10:00:00-08:00', 'Opens Saturday at 9:30 am'],
  ['on the day before closed days', '2026-11-25T23:59:00-08:00', 'Opens Saturday at 9:30 am'],
  ['over a Sunday', '2026-11-28T13:00:00-08:00', 'Opens Monday at 8 am'],
  // The clocks go back at 2 am on November 1, a Sunday, and forward at 2 am on March 8, 2026.
  ['after the clocks went back', '2026-11-02T08:30:00-08:00', 'Open until 6 pm'],
  ['in the hour that comes twice', '2026-11-01T01:30:00-07:00', 'Opens tomorrow at 8 am'],
  ['in the same hour once more', '2026-11-01T01:30:00-08:00', 'Opens tomorrow at 8 am'],
  ['in the night without an hour', '2026-03-08T03:00:00-07:00', 'Opens tomorrow at 8 am'],
  ['after the clocks went forward', '2026-03-09T08:00:00-07:00', 'Open until 6 pm'],
  ['a minute too early after it', '2026-03-09T07:59:00-07:00', 'Opens today at 8 am'],
])('%s', (_when, instant, expected) => {
  expect(said(instant)).toBe(expected)
})

test('Spanish says "la" before one o’clock and "las" before the others', () => {
  expect(said('2026-11-28T10:00:00-08:00', 'es')).toBe('Abierto hasta la 1 p. m.')
  expect(said('2026-11-23T10:00:00-08:00', 'es')).toBe('Abierto hasta las 6 p. m.')
  expect(said('2026-11-24T11:00:00-08:00', 'es')).toBe('Abierto hasta las 12 del día')
  expect(said('2026-11-28T14:00:00-08:00', 'es')).toBe('Abre el lunes a las 8 a. m.')
})

test('a day further off than a week has its date', () => {
  const closed = Array.from({ length: 9 }, (_, day) => ({ date: `2026-12-${21 + day}` }))
  expect(said('2026-12-20T12:00:00-08:00', 'en', { ...openings, closed })).toBe(
    'Opens Wednesday, December 30 at 8 am',
  )
})

test('a clinic that stays closed says nothing', () => {
  for (const locale of locales) {
    expect(said('2026-11-23T10:00:00-08:00', locale, { hours: {}, closed: [] })).toBeUndefined()
  }
})
