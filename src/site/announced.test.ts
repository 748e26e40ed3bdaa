import { expect, test } from 'vitest'
import {
  type Announced,
  type Notice,
  nothingAnnounced,
  openingsWith,
  standingNotice,
  withoutTaken,
} from './announced.ts'
import { answerTimeInWords, isAnswerLate } from './answer-time.ts'
import { noticeWords } from './notice-words.ts'
import { openState, openStateInWords } from './open-state.ts'
import { closedDateLines, closedDates } from './opening-hours.ts'
import { type Openings, shiftsOn } from './openings.ts'

const allDay = [{ opens: '08:00', closes: '18:00' }]
const own: Openings = {
  hours: { monday: allDay, tuesday: allDay, wednesday: allDay, thursday: allDay, friday: allDay },
  closed: [{ date: '2026-11-26' }],
}

function notice(begins: string, ends: string, more: Partial<Notice> = {}): Notice {
  const text = { en: 'Closed: smoke', es: 'Cerrado: humo' }
  return {
    id: 'n',
    text,
    begins: Date.parse(begins),
    ends: Date.parse(ends),
    closes: true,
    ...more,
  }
}

const announcing = (more: Partial<Announced>) => openingsWith({ ...nothingAnnounced, ...more }, own)

const said = (instant: string, openings: Openings) =>
  openStateInWords(openState(Date.parse(instant), openings), 'en')?.replaceAll('\u00a0', ' ')

/** From Monday, November 23, 2 pm. */
const fromMonday = (ends: string) =>
  announcing({ notices: [notice('2026-11-23T14:00:30-08:00', ends)] })

test.each([
  [
    'until the evening',
    '2026-11-23T18:00:00-08:00',
    '2026-11-23T15:00:00-08:00',
    'Opens tomorrow at 8 am',
  ],
  [
    'until later that day',
    '2026-11-23T16:30:00-08:00',
    '2026-11-23T15:00:00-08:00',
    'Opens today at 4:30 pm',
  ],
  [
    'at its last minute',
    '2026-11-23T16:30:00-08:00',
    '2026-11-23T16:29:59-08:00',
    'Opens today at 4:30 pm',
  ],
  ['at its end', '2026-11-23T16:30:00-08:00', '2026-11-23T16:30:00-08:00', 'Open until 6 pm'],
  ['before it begins', '2026-11-23T18:00:00-08:00', '2026-11-23T13:59:00-08:00', 'Open until 2 pm'],
  [
    'over midnight',
    '2026-11-24T10:00:00-08:00',
    '2026-11-23T20:00:00-08:00',
    'Opens tomorrow at 10 am',
  ],
  [
    'after midnight',
    '2026-11-24T10:00:00-08:00',
    '2026-11-24T00:00:00-08:00',
    'Opens today at 10 am',
  ],
  [
    'until midnight',
    '2026-11-24T00:00:00-08:00',
    '2026-11-23T23:59:00-08:00',
    'Opens tomorrow at 8 am',
  ],
  [
    'over whole days',
    '2026-11-25T09:00:00-08:00',
    '2026-11-24T12:00:00-08:00',
    'Opens tomorrow at 9 am',
  ],
  [
    'up to a closed day',
    '2026-11-26T12:00:00-08:00',
    '2026-11-25T12:00:00-08:00',
    'Opens Friday at 8 am',
  ],
])('a closing: %s', (_when, ends, now, expected) => {
  expect(said(now, fromMonday(ends))).toBe(expected)
})

// The clocks go back at 2 am on November 1, a Sunday, and forward at 2 am on March 14, 2027.
test.each([
  [
    '2026-10-30T17:00:00-07:00',
    '2026-11-02T09:00:00-08:00',
    '2026-11-01T01:30:00-08:00',
    'Opens tomorrow at 9 am',
  ],
  [
    '2026-10-30T17:00:00-07:00',
    '2026-11-02T09:00:00-08:00',
    '2026-11-02T08:59:00-08:00',
    'Opens today at 9 am',
  ],
  [
    '2027-03-12T17:00:00-08:00',
    '2027-03-15T09:00:00-07:00',
    '2027-03-14T03:00:00-07:00',
    'Opens tomorrow at 9 am',
  ],
  [
    '2027-03-12T17:00:00-08:00',
    '2027-03-15T09:00:00-07:00',
    '2027-03-15T09:00:00-07:00',
    'Open until 6 pm',
  ],
])('a closing from %s to %s over a change of the clocks', (begins, ends, now, expected) => {
  expect(said(now, announcing({ notices: [notice(begins, ends)] }))).toBe(expected)
})

test('a notice that closes nothing leaves the hours as they are', () => {
  const notices = [
    notice('2026-11-23T08:00:00-08:00', '2026-11-23T18:00:00-08:00', { closes: false }),
  ]
  expect(said('2026-11-23T10:00:00-08:00', announcing({ notices }))).toBe('Open until 6 pm')
})

test('the hours of one day take the place of all others of that day', () => {
  const morning = [{ opens: '09:00', closes: '12:00' }]
  const openings = announcing({
    days: [
      { date: '2026-11-24', shifts: [] },
      { date: '2026-11-26', shifts: morning },
      { date: '2026-11-29', shifts: morning },
    ],
  })
  expect(shiftsOn('2026-11-24', openings)).toEqual([])
  expect(shiftsOn('2026-11-26', openings)).toEqual(morning)
  expect(shiftsOn('2026-11-29', openings)).toEqual(morning)
  expect(said('2026-11-23T18:00:00-08:00', openings)).toBe('Opens Wednesday at 8 am')
})

test('a message is promised an answer for when the clinic is open again, and is not late before', () => {
  const openings = fromMonday('2026-11-24T10:00:00-08:00')
  const came = Date.parse('2026-11-23T13:00:00-08:00')
  expect(answerTimeInWords(came, 'en', openings)).toBe('tomorrow, Tuesday, November 24, by 1 pm')
  expect(isAnswerLate(came, Date.parse('2026-11-24T12:59:00-08:00'), openings)).toBe(false)
  expect(isAnswerLate(came, Date.parse('2026-11-24T13:00:00-08:00'), openings)).toBe(true)
})

test('a notice stands from when it begins until it ends, and the later of two stands', () => {
  const [first, second] = [
    notice('2026-11-23T08:00:00Z', '2026-11-23T12:00:00Z', { id: 'first' }),
    notice('2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z', { id: 'second' }),
  ]
  const standing = (now: string) =>
    standingNotice({ ...nothingAnnounced, notices: [first, second] }, Date.parse(now))?.id
  expect(standing('2026-11-23T07:59:59Z')).toBeUndefined()
  expect(standing('2026-11-23T08:00:00Z')).toBe('first')
  expect(standing('2026-11-23T10:30:00Z')).toBe('second')
  expect(standing('2026-11-23T12:00:00Z')).toBeUndefined()
})

test('it says when it is over, and by a server that closes, when the clinic opens again', () => {
  const closing = notice('2026-11-23T14:00:00-08:00', '2026-11-23T18:00:00-08:00')
  const now = Date.parse('2026-11-23T15:00:00-08:00')
  const openings = announcing({ notices: [closing] })
  const when = (locale: 'en' | 'es', at: number | undefined, one = closing) =>
    noticeWords(one, { locale, now: at, openings }).when.replaceAll('\u00a0', ' ')
  expect(when('en', now)).toBe('Opens tomorrow at 8 am.')
  expect(when('es', now)).toBe('Abre mañana a las 8 a. m.')
  expect(when('en', undefined)).toBe('Until Monday, November 23, 6 pm.')
  expect(when('es', undefined)).toBe('Hasta el lunes, 23 de noviembre, 6 p. m.')
  expect(when('en', now, { ...closing, closes: false })).toBe('Until Monday, November 23, 6 pm.')
})

test('the days ahead are listed with their own hours', () => {
  const name = { en: 'Staff training', es: 'Capacitación' }
  const days = [
    { date: '2026-12-01', shifts: [{ opens: '08:00', closes: '12:00' }], name },
    { date: '2026-12-25', shifts: [] },
  ]
  const dates = closedDates(
    '2026-11-27',
    [{ date: '2026-12-25', name }, { date: '2027-01-01' }],
    days,
  )
  const lines = closedDateLines('en', dates).map(({ day, hours }) => `${day}: ${hours}`)
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'December 1, 2026: 8 am to 12 pm (Staff training)',
    'December 25, 2026: Closed',
    'January 1, 2027: Closed',
  ])
})

test('an entry that was taken down is left out of its own list alone', () => {
  const entries = [{ id: 'a' }, { id: 'b' }]
  const announced = { ...nothingAnnounced, takenDown: [{ list: 'stories', id: 'a' } as const] }
  expect(withoutTaken('stories', entries, announced)).toEqual([{ id: 'b' }])
  expect(withoutTaken('events', entries, announced)).toEqual(entries)
})
