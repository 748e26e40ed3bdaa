import fc from 'fast-check'
import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile, escapeText, foldLine } from './calendar-file.ts'

const sr1: CalendarEvent = {
  uid: 'sr1.plan-12345678@clinic.example',
  start: { kind: 'day', date: '2026-12-31' },
  title: 'Form SR-1, to the DMV; keep a copy',
  description: 'Within 10 days.\nA police report does not replace it.',
  alarms: [
    { date: '2026-12-17', time: '09:00' },
    { date: '2026-12-31', time: '09:00' },
  ],
}
const police: CalendarEvent = {
  uid: 'police-report.plan-12345678@clinic.example',
  start: { kind: 'moment', date: '2026-11-21', time: '15:30' },
  title: 'Reporte a la policía o al CHP',
  description: 'Si alguien se lastimó, quien manejaba debe reportarlo por escrito. '.repeat(4),
  alarms: [{ date: '2026-11-21', time: '12:30' }],
}

const changes = [
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'END:STANDARD',
]

const plan = {
  zone: { name: 'America/Los_Angeles', changes },
  name: 'Action plan',
  language: 'en',
  revision: 2,
  product: 'Accident action plan',
  audience: 'one-person',
} as const

function setup(events: readonly CalendarEvent[] = [sr1, police]) {
  const madeAt = Date.parse('2026-11-21T17:05:09Z')
  const file = calendarFile({ ...plan, events, madeAt })
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n')
  return { file, unfolded }
}

const octets = (text: string) => new TextEncoder().encode(text).length

test('every line ends with CRLF and no bare line feed is left', () => {
  const { file } = setup()
  expect(file.endsWith('\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('no line is longer than 75 octets, accents included', () => {
  const { file } = setup()
  expect(file.split('\r\n').filter((line) => octets(line) > 75)).toEqual([])
})

test('folding never breaks a character and unfolding gives the line back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = `X:${text.replaceAll(/[\r\n]/g, '')}`
      const folded = foldLine(line)
      expect(folded.replaceAll('\r\n ', '')).toBe(line)
      expect(Math.max(...folded.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
    }),
  )
})

test('a line is broken after 75 octets, and every further part has room for 74', () => {
  const line = (length: number) => 'x'.repeat(length)
  expect(foldLine(line(75))).toBe(line(75))
  expect(foldLine(line(75 + 74 + 1))).toBe(`${line(75)}\r\n ${line(74)}\r\n x`)
})

test('text is escaped: backslash, semicolon, comma, line break', () => {
  expect(escapeText('a\\b;c,d\ne\r\nf')).toBe('a\\\\b\\;c\\,d\\ne\\nf')
  // What a word processor puts between two lines is no character of a calendar.
  expect(escapeText('a\u000bb\u0000c')).toBe('a b c')
})

test('a day is a date without a time and ends the day after', () => {
  const { unfolded } = setup()
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261231')
  expect(unfolded).toContain('DTEND;VALUE=DATE:20270101')
})

test('a moment is local time in a zone that the file describes', () => {
  const { unfolded } = setup()
  expect(unfolded).toContain('DTSTART;TZID=America/Los_Angeles:20261121T153000')
  expect(unfolded).toContain('TZID:America/Los_Angeles')
  expect(unfolded.indexOf('END:VTIMEZONE')).toBeLessThan(unfolded.indexOf('BEGIN:VEVENT'))
})

test('every event has what the standard asks for, and its reminders', () => {
  const { unfolded } = setup()
  for (const { uid } of [sr1, police]) expect(unfolded).toContain(`UID:${uid}`)
  expect(unfolded.filter((line) => line === 'DTSTAMP:20261121T170509Z')).toHaveLength(2)
  expect(unfolded.filter((line) => line === 'SEQUENCE:2')).toHaveLength(2)
  expect(unfolded.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(3)
  expect(unfolded.filter((line) => line.startsWith('TRIGGER'))).toEqual([
    'TRIGGER:-P13DT15H',
    'TRIGGER:PT9H',
    'TRIGGER:-PT3H',
  ])
})

test('begin and end pair up like brackets', () => {
  const open: string[] = []
  for (const line of setup().unfolded) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6))
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4))
  }
  expect(open).toEqual([])
})

test('a file of one entry, line by line', () => {
  const { unfolded } = setup([{ ...police, description: 'In writing' }])
  expect(unfolded).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clinic site//Accident action plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Action plan',
    'BEGIN:VTIMEZONE',
    'TZID:America/Los_Angeles',
    ...changes,
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:police-report.plan-12345678@clinic.example',
    'DTSTAMP:20261121T170509Z',
    'LAST-MODIFIED:20261121T170509Z',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'DTSTART;TZID=America/Los_Angeles:20261121T153000',
    'DURATION:PT15M',
    'SUMMARY:Reporte a la policía o al CHP',
    'DESCRIPTION:In writing',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT3H',
    'DESCRIPTION:Reporte a la policía o al CHP',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('the same plan gives the same file', () => {
  expect(setup().file).toBe(setup().file)
})

test('an empty plan is still a calendar', () => {
  expect(setup([]).unfolded.filter((line) => line === 'BEGIN:VEVENT')).toEqual([])
})

test('a cancelled entry keeps its name and day and rings no more', () => {
  const { unfolded } = setup([{ ...sr1, alarms: [], cancelled: true }])
  expect(unfolded).toContain('METHOD:PUBLISH')
  expect(unfolded).toContain('STATUS:CANCELLED')
  expect(unfolded).toContain(`UID:${sr1.uid}`)
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261231')
  expect(unfolded).not.toContain('BEGIN:VALARM')
})

test.each([
  ['2026-12-30', '20:15', '-PT3H45M'],
  ['2026-12-31', '00:00', 'PT0M'],
  ['2026-11-01', '00:00', '-P60D'],
])('a reminder on %s at %s is written as %s', (date, time, trigger) => {
  const { unfolded } = setup([{ ...sr1, alarms: [{ date, time }] }])
  expect(unfolded).toContain(`TRIGGER:${trigger}`)
})

test('a second reader finds the same: names, times, numbers, states and reminders', () => {
  const { file } = setup([sr1, police, { ...sr1, uid: 'gone@clinic.example', cancelled: true }])
  const { method, events = [] } = convertIcsCalendar(undefined, file)
  expect(method).toBe('PUBLISH')
  expect(events.map(({ uid, sequence, status }) => [uid, sequence, status])).toEqual([
    [sr1.uid, 2, 'CONFIRMED'],
    [police.uid, 2, 'CONFIRMED'],
    ['gone@clinic.example', 2, 'CANCELLED'],
  ])
  const [day, moment] = events
  expect(day?.summary).toBe(sr1.title)
  expect(day?.description).toBe(sr1.description)
  expect(day?.start.type).toBe('DATE')
  expect(day?.start.date.toISOString().slice(0, 10)).toBe('2026-12-31')
  expect(day?.alarms?.map(({ trigger }) => trigger.value)).toEqual([
    { before: true, days: 13, hours: 15 },
    { hours: 9 },
  ])
  expect(moment?.start.date.toISOString()).toBe('2026-11-21T23:30:00.000Z')
  expect(moment?.description).toBe(police.description)
})

test('the reader of a common calendar finds every event, its time zone, text and alarms', () => {
  const { file } = setup()
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const read = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  expect(read.map(({ uid }) => uid)).toEqual([sr1.uid, police.uid])
  const [day, moment] = read
  expect(day?.summary).toBe(sr1.title)
  expect(day?.description).toBe(sr1.description)
  expect(day?.startDate.isDate).toBe(true)
  expect(day?.startDate.toString()).toBe('2026-12-31')
  expect(day?.component.getAllSubcomponents('valarm')).toHaveLength(2)
  // 15:30 in Oakland in November is 23:30 by universal time, worked out from the file's own rules.
  expect(moment?.startDate.toJSDate().toISOString()).toBe('2026-11-21T23:30:00.000Z')
  expect(moment?.description).toBe(police.description)
})
