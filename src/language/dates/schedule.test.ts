import fc from 'fast-check'
import ICAL from 'ical.js'
import { RRuleTemporal } from 'rrule-temporal'
import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import {
  isPlanned,
  isRule,
  occurrencesOf,
  ruleUntil,
  type Schedule,
  takesPlace,
} from './schedule.ts'
import { instantOf } from './wall-time.ts'

const evening: Schedule = {
  date: '2026-10-13',
  starts: '18:00',
  ends: '19:30',
  repeats: 'FREQ=MONTHLY;BYDAY=2TU',
}

const daysOf = (schedule: Schedule, from: string, to: string) =>
  occurrencesOf(schedule, from, to).map(({ date }) => date)

test('what takes place once has one day', () => {
  const once = { ...evening, repeats: undefined }
  expect(daysOf(once, '2026-01-01', '2027-12-31')).toEqual(['2026-10-13'])
  expect(daysOf(once, '2026-10-14', '2027-12-31')).toEqual([])
  expect(daysOf(once, '2026-01-01', '2026-10-12')).toEqual([])
})

test('a rule goes on over the end of the year, both ends included', () => {
  expect(daysOf(evening, '2026-11-10', '2027-01-12')).toEqual([
    '2026-11-10',
    '2026-12-08',
    '2027-01-12',
  ])
})

test('a rule begins on its first day and ends on its last', () => {
  const few = { ...evening, repeats: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261027' }
  expect(daysOf(few, '2026-01-01', '2027-12-31')).toEqual([
    '2026-10-13',
    '2026-10-20',
    '2026-10-27',
  ])
  const two = { ...evening, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2' }
  expect(daysOf(two, '2026-10-20', '2027-12-31')).toEqual(['2026-10-20'])
})

test('a cancelled day is told, not left out', () => {
  const schedule = { ...evening, cancelled: ['2026-12-08'] }
  expect(occurrencesOf(schedule, '2026-12-01', '2027-01-31')).toMatchObject([
    { kind: 'cancelled', date: '2026-12-08' },
    { kind: 'scheduled', date: '2027-01-12' },
  ])
})

test('a moved day stands where it went, with its times, and remembers where it was', () => {
  const schedule = {
    ...evening,
    moved: [{ from: '2026-12-08', to: '2027-01-05', starts: '17:00', ends: '18:00' }],
  }
  expect(occurrencesOf(schedule, '2026-12-01', '2027-01-31')).toEqual([
    { kind: 'moved', date: '2027-01-05', starts: '17:00', ends: '18:00', planned: '2026-12-08' },
    {
      kind: 'scheduled',
      date: '2027-01-12',
      starts: '18:00',
      ends: '19:30',
      planned: '2027-01-12',
    },
  ])
  // The day that it left lies outside, the day that it went to inside.
  expect(daysOf(schedule, '2027-01-01', '2027-01-06')).toEqual(['2027-01-05'])
})

test.each([
  ['2026-10-31', '2026-11-02', '2026-11-01T18:00:00Z'],
  ['2027-03-13', '2027-03-15', '2027-03-14T17:00:00Z'],
])('ten in the morning stays ten when the clocks change (%s to %s)', (from, to, instant) => {
  const daily: Schedule = { date: from, starts: '10:00', ends: '11:00', repeats: 'FREQ=DAILY' }
  const days = occurrencesOf(daily, from, to)
  expect(days.map(({ starts }) => starts)).toEqual(['10:00', '10:00', '10:00'])
  const [, changing] = days.map(({ date, starts }) =>
    new Date(instantOf({ date, time: starts }, 'America/Los_Angeles')).toISOString(),
  )
  expect(changing).toBe(instant.replace('Z', '.000Z'))
})

const rules = [
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY;BYDAY=TU,SA',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU',
  'FREQ=MONTHLY;BYDAY=2TU,-1FR',
  'FREQ=MONTHLY;BYMONTHDAY=13,-1',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=10;BYDAY=2TU',
  'FREQ=YEARLY',
]

const springChanges = ['2027-03-14', '2028-03-12', '2029-03-11']

test('the same instants as by the named zone, and the same days as another reader of rules', () => {
  const zone = 'America/Los_Angeles'
  fc.assert(
    fc.property(
      fc.constantFrom(...rules),
      fc.integer({ min: 0, max: 700 }),
      fc.constantFrom('00:30', '02:30', '10:00', '23:15'),
      (repeats, after, starts) => {
        const [from, to] = [addDays(evening.date, after), addDays(evening.date, after + 200)]
        const found = occurrencesOf({ ...evening, repeats, starts }, from, to)
        const instants = found.map(({ date }) => instantOf({ date, time: starts }, zone))

        const time = starts.replace(':', '')
        const rruleString = `DTSTART;TZID=${zone}:20261013T${time}00\nRRULE:${repeats}`
        const zoned = new RRuleTemporal({ rruleString }).between(
          new Date(instantOf({ date: from, time: '00:00' }, zone)),
          new Date(instantOf({ date: to, time: '23:59' }, zone)),
          true,
        )
        // Half past two is skipped on one Sunday of March: each reader moves it by its own rule.
        const isSure = (instant: number) =>
          !springChanges.some((day) => new Date(instant).toISOString().startsWith(day))
        expect(instants.filter(isSure)).toEqual(
          zoned.map(({ epochMilliseconds }) => epochMilliseconds).filter(isSure),
        )

        const steps = ICAL.Recur.fromString(repeats).iterator(
          ICAL.Time.fromDateString(evening.date),
        )
        const days: string[] = []
        for (let day = steps.next(); day && day.toString() <= to; day = steps.next()) {
          if (day.toString() >= from) days.push(day.toString())
        }
        expect(found.map(({ date }) => date)).toEqual(days)
      },
    ),
  )
})

test.each([
  ...rules,
  'FREQ=DAILY;INTERVAL=99;COUNT=999',
  'FREQ=WEEKLY;WKST=MO;UNTIL=20270101',
  'FREQ=MONTHLY;BYDAY=+1MO,-5SU,2WE',
  'FREQ=MONTHLY;BYMONTHDAY=1,-31',
  'FREQ=YEARLY;BYMONTH=1,12;BYDAY=-1SA',
  'FREQ=YEARLY;BYDAY=MO;BYSETPOS=1,-366',
])('%s is a rule', (rule) => {
  expect(isRule(rule)).toBe(true)
})

test.each([
  '',
  'every Tuesday',
  'BYDAY=TU',
  'FREQ=HOURLY',
  'FREQ=WEEKLY;BYHOUR=9',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;BYDAY=2TU',
  'FREQ=MONTHLY;BYDAY=9TU',
  'FREQ=WEEKLY;INTERVAL=0',
  'FREQ=WEEKLY;COUNT=-1',
  'FREQ=WEEKLY;COUNT=2;UNTIL=20270101',
  'FREQ=WEEKLY;UNTIL=20270230',
  'FREQ=WEEKLY;UNTIL=2027-01-01',
  'FREQ=MONTHLY;BYMONTHDAY=0',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=WEEKLY;FREQ=DAILY',
  'freq=weekly',
  'FREQ=WEEKLY;toString=1',
  'FREQ=WEEKLY;INTERVAL',
  'FREQ=NOTDAILY',
  'FREQ=DAILYNOT',
  'FREQ=WEEKLY;INTERVAL=12x',
  'FREQ=WEEKLY;INTERVAL=x1',
  'FREQ=WEEKLY;INTERVAL=100',
  'FREQ=WEEKLY;COUNT=1000',
  'FREQ=WEEKLY;COUNT=x1',
  'FREQ=WEEKLY;UNTIL=202701011',
  'FREQ=WEEKLY;UNTIL=x20270101',
  'FREQ=WEEKLY;BYDAY=XTU',
  'FREQ=WEEKLY;BYDAY=TUX',
  'FREQ=WEEKLY;BYDAY=TU,',
  'FREQ=DAILY;BYDAY=2TU',
  'FREQ=WEEKLY;BYDAY=TU,2SA',
  'FREQ=MONTHLY;BYDAY=TU,9SA',
  'FREQ=MONTHLY;BYMONTHDAY=1,32',
  'FREQ=MONTHLY;BYMONTHDAY=0001',
  'FREQ=MONTHLY;BYMONTHDAY=0x1',
  'FREQ=MONTHLY;BYMONTHDAY=',
  'FREQ=YEARLY;BYMONTH=0',
  'FREQ=YEARLY;BYMONTH=13',
  'FREQ=YEARLY;BYDAY=MO;BYSETPOS=0',
  'FREQ=YEARLY;BYDAY=MO;BYSETPOS=367',
  'FREQ=WEEKLY;WKST=TU',
  'FREQ=WEEKLY;WKST=XMO',
  'FREQ=WEEKLY;WKST=MOX',
])('%j is no rule', (rule) => {
  expect(isRule(rule)).toBe(false)
})

test('a day is planned when the rule names it, whatever became of it', () => {
  const schedule = { ...evening, cancelled: ['2026-12-08'] }
  expect(isPlanned(schedule, '2026-12-08')).toBe(true)
  expect(isPlanned(schedule, '2026-12-09')).toBe(false)
  expect(isPlanned(schedule, '2026-09-08')).toBe(false)
})

test('what is moved is in the list of the days that it went to, both ends included', () => {
  const moved = [{ from: '2026-12-08', to: '2027-01-05' }]
  const schedule = { ...evening, moved }
  const there = [{ date: '2027-01-05', starts: '18:00', ends: '19:30' }]
  expect(occurrencesOf(schedule, '2027-01-05', '2027-01-06')).toMatchObject(there)
  expect(occurrencesOf(schedule, '2027-01-01', '2027-01-05')).toMatchObject(there)
  expect(occurrencesOf(schedule, '2027-01-06', '2027-01-11')).toEqual([])
})

test('two times on one day stand in the order of the clock', () => {
  const moved = [
    { from: '2026-12-08', to: '2026-11-10', starts: '09:00' },
    { from: '2027-01-12', to: '2026-11-10', starts: '20:00' },
  ]
  const times = occurrencesOf({ ...evening, moved }, '2026-11-01', '2026-11-30')
  expect(times.map(({ starts }) => starts)).toEqual(['09:00', '18:00', '20:00'])
})

test('nothing takes place on days that are all cancelled', () => {
  const schedule = { ...evening, cancelled: ['2026-12-08'] }
  expect(takesPlace(schedule, '2026-12-01', '2026-12-31')).toBe(false)
  expect(takesPlace(schedule, '2026-12-01', '2027-01-12')).toBe(true)
})

test('before the first day and from a later day to an earlier one there is nothing', () => {
  expect(daysOf(evening, '2026-09-01', '2026-10-12')).toEqual([])
  expect(daysOf(evening, '2026-10-13', '2026-10-13')).toEqual(['2026-10-13'])
  expect(daysOf(evening, '2026-12-08', '2026-11-10')).toEqual([])
})

test.each([
  ['goes on', 'FREQ=MONTHLY;BYDAY=2TU', 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270413'],
  ['is counted', 'FREQ=MONTHLY;COUNT=12;BYDAY=2TU', 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270413'],
  ['ends later', 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270930', 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270413'],
  ['ends before', 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270413', undefined],
  ['is counted out before', 'FREQ=MONTHLY;COUNT=3;BYDAY=2TU', undefined],
])('a rule that %s is cut at its last day until another one', (_, repeats, cut) => {
  const schedule = { ...evening, date: '2026-10-13', repeats }
  expect(ruleUntil(schedule, '2027-05-10')).toBe(cut)
  if (cut !== undefined) {
    expect(daysOf({ ...schedule, repeats: cut }, '2026-10-01', '2031-12-31')).toHaveLength(7)
  }
})
