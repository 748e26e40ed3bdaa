import { withoutControls } from '#language/control-characters.ts'
import { addDays, type Day, daysBetween } from '#language/dates/days.ts'
import { hoursBetween, instantOf, type WallTime } from '#language/dates/wall-time.ts'

/**
 * Calendar files by RFC 5545: CRLF, lines folded at 75 octets, text escaped, local times with their
 * time zone spelled out, so that Apple, Google and Microsoft calendars read the same.
 */

export type EventStart =
  | { kind: 'moment'; date: string; time: string }
  | { kind: 'day'; date: string }

export interface CalendarEvent {
  /** Stays the same from file to file: a second file updates the entry of the first. */
  uid: string
  start: EventStart
  title: string
  description: string
  /** When to remind, by the clocks of the file's time zone. */
  alarms: readonly WallTime[]
  /** When a moment ends, on its day; a quarter of an hour later when left out. */
  ends?: string | undefined
  place?: string
  /** Where more is said. */
  url?: string
  /** A rule of RFC 5545, whose UNTIL is a day. */
  repeats?: string | undefined
  /** Days of the rule on which nothing takes place. */
  except?: readonly Day[] | undefined
  /** The day of the rule that this entry, of the same name, stands in for. */
  insteadOf?: WallTime
  /** Done or no longer of use: a calendar that has the entry takes it out. */
  cancelled?: boolean
}

/** The clocks of a file, which it spells out. */
export interface CalendarZone {
  /** As the IANA names it, such as `America/Los_Angeles`. */
  name: string
  /** When they are changed: the lines within VTIMEZONE. */
  changes: readonly string[]
}

export interface CalendarFileOptions {
  events: readonly CalendarEvent[]
  /** Name shown by calendars that keep the file apart. */
  name: string
  /** When the file was made, in milliseconds since 1970. */
  madeAt: number
  /** Language of the words in the file, such as `en`. */
  language: string
  /** Grows with every file of the same entries, so that the newest entry wins. */
  revision: number
  /** By whose clocks the moments are. */
  zone: CalendarZone
  /** What makes the file, in English. */
  product: string
  /** A plan is one person's; what is public fills the hours of those who go, and is asked for anew. */
  audience: 'one-person' | 'public'
}

const maxOctets = 75

/** Escapes what has a meaning of its own in a text value, without what has no place in one. */
export function escapeText(text: string) {
  return withoutControls(text)
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
}

const encoder = new TextEncoder()
const octets = (text: string) => encoder.encode(text).length

/** Breaks a content line after at most 75 octets, never inside a character. */
export function foldLine(line: string) {
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const character of line) {
    // Every part but the first begins with a space that counts too.
    const room = parts.length === 0 ? maxOctets : maxOctets - 1
    const more = octets(character)
    if (used + more > room) {
      parts.push(part)
      part = ''
      used = 0
    }
    part += character
    used += more
  }
  return [...parts, part].join('\r\n ')
}

const compact = (text: string) => text.replaceAll(/[-:]/g, '')

/** `20261121T173000Z` */
function utcStamp(instant: number) {
  return `${compact(new Date(instant).toISOString().slice(0, 19))}Z`
}

/** A time by the clocks of the file's zone, as the value of a property. */
const local = (property: string, { date, time }: WallTime, { name }: CalendarZone) =>
  `${property};TZID=${name}:${compact(date)}T${compact(time)}00`

function timeLines({ start, ends }: CalendarEvent, zone: CalendarZone) {
  if (start.kind === 'moment') {
    const end =
      ends === undefined ? 'DURATION:PT15M' : local('DTEND', { ...start, time: ends }, zone)
    return [local('DTSTART', start, zone), end]
  }
  return [
    `DTSTART;VALUE=DATE:${compact(start.date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(start.date, 1))}`,
  ]
}

/** The last day of a rule is over when its clocks strike midnight: the standard wants world time. */
const ruleLine = (rule: string, zone: CalendarZone) =>
  `RRULE:${rule.replace(/(?<=UNTIL=)(\d{4})(\d\d)(\d\d)/, (_, year, month, day) =>
    utcStamp(instantOf({ date: `${year}-${month}-${day}`, time: '23:59' }, zone.name)),
  )}`

function repeatLines(
  { except = [], insteadOf, repeats, start }: CalendarEvent,
  zone: CalendarZone,
) {
  const time = start.kind === 'moment' ? start.time : '00:00'
  return [
    ...(repeats === undefined ? [] : [ruleLine(repeats, zone)]),
    ...except.map((date) => local('EXDATE', { date, time }, zone)),
    ...(insteadOf ? [local('RECURRENCE-ID', insteadOf, zone)] : []),
  ]
}

/** Minutes as a duration of the standard: `-P13DT15H`, `PT9H`. */
function duration(minutes: number) {
  const whole = Math.round(Math.abs(minutes))
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor(whole / 60) % 24, whole % 60]
  const date = days > 0 ? `${days}D` : ''
  const time = `${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
  return `${minutes < 0 ? '-' : ''}P${date}${time || date === '' ? `T${time || '0M'}` : ''}`
}

/** A day has no time zone: its reminders count on a clock that is never changed. */
function triggerOf(alarm: WallTime, start: EventStart, zone: CalendarZone) {
  if (start.kind === 'moment') return duration(60 * hoursBetween(start, alarm, zone.name))
  const [hours = 0, minutes = 0] = alarm.time.split(':').map(Number)
  return duration(1440 * daysBetween(start.date, alarm.date) + 60 * hours + minutes)
}

function alarmLines(alarm: WallTime, { start, title }: CalendarEvent, zone: CalendarZone) {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${triggerOf(alarm, start, zone)}`,
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
  ]
}

function eventLines(
  event: CalendarEvent,
  { audience, madeAt, revision, zone }: CalendarFileOptions,
) {
  const { alarms, cancelled, description, place, title, uid, url } = event
  const stamp = utcStamp(madeAt)
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${revision}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...timeLines(event, zone),
    ...repeatLines(event, zone),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(audience === 'public' ? ['CLASS:PUBLIC'] : ['CLASS:PRIVATE', 'TRANSP:TRANSPARENT']),
    ...alarms.flatMap((alarm) => alarmLines(alarm, event, zone)),
    'END:VEVENT',
  ]
}

/**
 * The whole file as text. Cancelled entries stand among the others, which `METHOD:PUBLISH` allows
 * (RFC 5546, 3.2.1); `METHOD:CANCEL` would cancel them all.
 */
export function calendarFile(options: CalendarFileOptions): string {
  const { audience, events, language, name, product, zone } = options
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Clinic site//${product}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(audience === 'public' ? ['REFRESH-INTERVAL;VALUE=DURATION:P1D'] : []),
    'BEGIN:VTIMEZONE',
    `TZID:${zone.name}`,
    ...zone.changes,
    'END:VTIMEZONE',
    ...events.flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
