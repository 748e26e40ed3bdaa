import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { reminderFile } from '#tools/symptom-tracker/exports/reminder.ts'

const madeAt = '2026-03-20T12:00:00-07:00'
const uid = '00000000-0000-4000-8000-000000000001'

function eventOf(title: string, time: string) {
  const text = reminderFile({ title, time, uid, madeAt })
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  if (!component) throw new Error('The file holds no event')
  return { text, component, event: new ICAL.Event(component) }
}

test.each(['Diary', 'Diario'])(
  'a reminder called %s comes each day and says nothing else',
  (title) => {
    const { text, component, event } = eventOf(title, '20:30')
    expect(event.summary).toBe(title)
    expect(event.uid).toBe(uid)
    expect(event.description).toBeNull()
    const days = event.iterator()
    const next = () => days.next().toString()
    expect([next(), next(), next()]).toEqual([
      '2026-03-20T20:30:00',
      '2026-03-21T20:30:00',
      '2026-03-22T20:30:00',
    ])
    const alarm = component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('description')).toBe(title)
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT0S')
    expect(text).not.toMatch(/pain|symptom|dolor|síntoma|clinic|crash|choque|http|health|salud/i)
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
      true,
    )
  },
)

test('a time that has gone by today begins tomorrow', () => {
  expect(eventOf('Diary', '12:00').event.startDate.toString()).toBe('2026-03-21T12:00:00')
  expect(eventOf('Diary', '12:01').event.startDate.toString()).toBe('2026-03-20T12:01:00')
})

test('the file says what a calendar needs, and keeps the time free', () => {
  const { text } = eventOf('Diary', '20:30')
  expect(text.trimEnd().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Diary',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260320T190000Z',
    'DTSTART:20260320T203000',
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    'SUMMARY:Diary',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    'DESCRIPTION:Diary',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  expect(text.endsWith('\r\n')).toBe(true)
})
