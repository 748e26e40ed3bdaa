import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { timeZone } from '#clinic/clock/clock.ts'
import { instantOf } from '#language/dates/wall-time.ts'
import { locales } from '#language/locales.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { datesBetween } from './event-dates.ts'
import { calendarAddress, eventsCalendar, lastChangeOf } from './event-files.ts'
import { evening, events, walk } from './events.examples.ts'

/** When a calendar would show an event up to a day: its rule, without what was cancelled or moved away. */
function readDays(file: string, last: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (!zone) throw new Error('The file has no time zone')
  ICAL.TimezoneService.register(zone)
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))
  const exceptions = entries.filter((entry) => entry.isRecurrenceException())
  const series = entries.filter((entry) => !entry.isRecurrenceException())
  const found = series.flatMap((entry) => {
    const changes = exceptions.filter(({ uid }) => uid === entry.uid)
    for (const change of changes) entry.relateException(change)
    const days: { starts: number; ends: number }[] = []
    const steps = entry.iterator()
    for (let day = steps.next(); day && day.toString() <= last; day = steps.next()) {
      const { endDate, startDate } = entry.getOccurrenceDetails(day)
      days.push({
        starts: startDate.toJSDate().getTime(),
        ends: endDate.toJSDate().getTime(),
      })
      if (!entry.isRecurring()) break
    }
    return days
  })
  return found.sort((a, b) => a.starts - b.starts)
}

test.each(locales)('a calendar shows the dates that the page shows (%s)', (locale) => {
  const shown = datesBetween(events, '2026-10-01', '2027-12-31')
    .filter(({ occurrence }) => occurrence.kind !== 'cancelled')
    .map(({ occurrence: { date, ends, starts } }) => ({
      starts: instantOf({ date, time: starts }, timeZone),
      ends: instantOf({ date, time: ends }, timeZone),
    }))
  expect(shown).toHaveLength(8)
  expect(readDays(eventsCalendar(events, locale), '2027-12-31')).toEqual(shown)
})

test('a second reader finds names, hours, rule, what is left out and what is moved', () => {
  const { events: read = [], method } = convertIcsCalendar(
    undefined,
    eventsCalendar([evening], 'en'),
  )
  expect(method).toBe('PUBLISH')
  const [series, moved] = read
  expect(read.map(({ uid }) => uid)).toEqual(Array(2).fill(`evening@${clinicDomain}`))
  expect(series).toMatchObject({
    summary: 'Questions; answers, too',
    location: 'Library, 125 14th Street, Oakland, CA 94612',
    url: evening.url,
    status: 'CONFIRMED',
  })
  expect(series?.description?.split('\n')).toEqual([
    'Bring yours.',
    'By: Neighbors & friends',
    'Languages: English and Spanish',
    'Cost: Free',
  ])
  expect(series?.start.date.toISOString()).toBe('2026-10-14T01:00:00.000Z')
  expect(series?.end?.date.toISOString()).toBe('2026-10-14T02:30:00.000Z')
  expect(series?.recurrenceRule).toMatchObject({ frequency: 'MONTHLY' })
  expect(series?.recurrenceRule?.until?.date.toISOString()).toBe('2027-05-12T06:59:00.000Z')
  expect(series?.exceptionDates?.map(({ date }) => date.toISOString())).toEqual([
    '2026-12-09T02:00:00.000Z',
  ])
  // Winter time when it was planned, summer time when it takes place.
  expect(moved?.recurrenceId?.value.date.toISOString()).toBe('2027-03-10T02:00:00.000Z')
  expect(moved?.start.date.toISOString()).toBe('2027-03-17T00:00:00.000Z')
})

test('one day that was cancelled stays in the file and says so; one that moved stands where it went', () => {
  const statusOf = (event: typeof walk) =>
    convertIcsCalendar(undefined, eventsCalendar([event], 'es')).events?.map(
      ({ start, status }) => [status, start.date.toISOString()],
    )
  const moved = [{ from: walk.date, to: '2027-01-09' }]
  expect(statusOf(walk)).toEqual([['CONFIRMED', '2027-01-02T18:00:00.000Z']])
  expect(statusOf({ ...walk, cancelled: [walk.date] })).toEqual([
    ['CANCELLED', '2027-01-02T18:00:00.000Z'],
  ])
  expect(statusOf({ ...walk, moved })).toEqual([['CONFIRMED', '2027-01-09T18:00:00.000Z']])
})

test('the same events give the same file, and a change counts up', () => {
  expect(eventsCalendar(events, 'en')).toBe(eventsCalendar(events, 'en'))
  const sequenceOf = (changed: string) =>
    Number(/SEQUENCE:(\d+)/.exec(eventsCalendar([{ ...walk, changed }], 'en'))?.[1])
  expect(sequenceOf('2026-11-22')).toBe(sequenceOf('2026-11-21') + 1)
})

test('the price is told with what else is to say of it', () => {
  const file = eventsCalendar([walk], 'es').replaceAll('\r\n ', '')
  expect(file).toContain('Costo: $7.50. Niños gratis.')
})

test('each event has a file of its own beside that of all, in each language', () => {
  expect(calendarAddress('en')).toBe('/events.ics')
  expect(calendarAddress('es', 'walk')).toBe('/es/eventos/walk.ics')
})

test('the newest change counts, wherever it stands', () => {
  expect(lastChangeOf([walk, evening])).toBe('2026-11-21')
  expect(lastChangeOf([evening, walk])).toBe('2026-11-21')
  expect(lastChangeOf([])).toBe('1970-01-01')
})
