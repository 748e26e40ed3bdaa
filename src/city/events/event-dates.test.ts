import { expect, test } from 'vitest'
import {
  changeOf,
  datesKey,
  datesPast,
  datesToCome,
  type EventDate,
  spokenPrice,
} from './event-dates.ts'
import { evening, events, walk } from './events.examples.ts'

const at = (when: string) => Date.parse(when)
const daysOf = (dates: readonly EventDate[]) =>
  dates.map(({ event, occurrence }) => `${event.id} ${occurrence.date}`)

test('the next date comes first, up to three months ahead and over the end of the year', () => {
  expect(daysOf(datesToCome(events, at('2026-11-22T12:00:00-08:00')))).toEqual([
    'evening 2026-12-08',
    'walk 2027-01-02',
    'evening 2027-01-12',
    'evening 2027-02-09',
  ])
})

test('of an event that comes later than that, the next date that takes place is listed', () => {
  const yearly = { ...walk, date: '2027-11-06', repeats: 'FREQ=YEARLY', cancelled: ['2027-11-06'] }
  expect(daysOf(datesToCome([yearly], at('2026-12-01T12:00:00-08:00')))).toEqual([
    'walk 2027-11-06',
    'walk 2028-11-06',
  ])
})

test.each([
  ['the last second of daylight saving', '2026-11-01', '2026-11-01T01:29:59-07:00'],
  ['the first Sunday of summer time', '2027-03-14', '2027-03-14T03:29:59-07:00'],
  ['the last evening of the year', '2026-12-31', '2026-12-31T23:29:59-08:00'],
])('a date is over at its end by the clocks of Oakland: %s', (_, date, lastSecond) => {
  const ends = `${lastSecond.slice(11, 14)}30`
  const night = { ...walk, date, starts: '00:15', ends }
  const now = at(lastSecond)
  expect(daysOf(datesToCome([night], now))).toEqual([`walk ${date}`])
  expect(daysOf(datesToCome([night], now + 1000))).toEqual([])
  expect(daysOf(datesPast([night], now))).toEqual([])
  expect(daysOf(datesPast([night], now + 1000))).toEqual([`walk ${date}`])
})

test('what is over stays for 90 days, the latest first', () => {
  const now = at('2027-04-09T12:00:00-07:00')
  expect(daysOf(datesPast(events, now))).toEqual([
    'evening 2027-03-16',
    'evening 2027-02-09',
    'evening 2027-01-12',
  ])
  expect(daysOf(datesPast(events, at('2027-04-02T12:00:00-07:00'))).at(-1)).toBe('walk 2027-01-02')
})

test('the key changes with the day and with every date that ends', () => {
  const keys = [
    '2026-12-08T19:29:59',
    '2026-12-08T19:30:00',
    '2026-12-08T20:00:00',
    '2026-12-09T00:00:00',
  ].map((time) => datesKey(events, at(`${time}-08:00`)))
  expect(new Set(keys).size).toBe(3)
  expect(keys[1]).toBe(keys[2])
})

test('a change is told in words', () => {
  const told = (change: Partial<typeof evening>, locale: 'en' | 'es' = 'en') =>
    datesToCome(
      [{ ...evening, moved: [], cancelled: [], ...change }],
      at('2026-12-01T12:00:00Z'),
    ).map((date) => changeOf(date, locale))[0]
  const from = '2026-12-08'
  expect(told({})).toBeUndefined()
  expect(told({ cancelled: [from] })).toBe('Cancelled. It will not be held on this day.')
  expect(told({ moved: [{ from, to: '2026-12-09' }] })).toBe(
    'Moved. It was to be on Tuesday, December 8.',
  )
  expect(told({ moved: [{ from, to: from, starts: '17:00' }] }, 'es')).toBe(
    'Cambió de hora (antes, de 6 p. m. a 7:30 p. m.).',
  )
})

test('a price is told in dollars and cents, and none as free', () => {
  expect(spokenPrice({ price: 0 }, 'es')).toBe('Gratis')
  expect(spokenPrice({ price: 10 }, 'en')).toBe('$10')
  expect(spokenPrice({ price: 7.5 }, 'en')).toBe('$7.50')
})

test('on one day the earlier event comes first, and the list may be given in any order', () => {
  const early = { ...walk, id: 'early', starts: '09:00' }
  const before = { ...walk, id: 'before', date: '2027-01-01', starts: '20:00' }
  const now = at('2026-12-01T12:00:00-08:00')
  const inOrder = ['before 2027-01-01', 'early 2027-01-02', 'walk 2027-01-02']
  expect(daysOf(datesToCome([walk, early, before], now))).toEqual(inOrder)
  expect(daysOf(datesToCome([before, early, walk], now))).toEqual(inOrder)
})

test('an event that is cancelled for good is told on each of its days', () => {
  const cancelled = ['2027-11-06', '2028-11-06']
  const yearly = { ...walk, date: '2027-11-06', repeats: 'FREQ=YEARLY;COUNT=2', cancelled }
  expect(daysOf(datesToCome([yearly], at('2026-12-01T12:00:00-08:00')))).toEqual([
    'walk 2027-11-06',
    'walk 2028-11-06',
  ])
})

test('without a date to come in three months the next one of an event is listed, and no more', () => {
  const from = (id: string, date: string, repeats: string) => ({ ...walk, id, date, repeats })
  const list = [
    from('far', '2027-06-05', 'FREQ=MONTHLY'),
    walk,
    from('sooner', '2027-05-01', 'FREQ=MONTHLY'),
    from('today', '2026-12-01', 'FREQ=YEARLY'),
    { ...from('cancelled', '2027-01-03', 'FREQ=YEARLY'), cancelled: ['2027-01-03'] },
  ]
  expect(daysOf(datesToCome(list, at('2026-12-01T12:00:00-08:00')))).toEqual([
    'walk 2027-01-02',
    'cancelled 2027-01-03',
    'sooner 2027-05-01',
    'far 2027-06-05',
    'today 2027-12-01',
    'cancelled 2028-01-03',
  ])
})
