import { addDays, type Day } from '#language/dates/days.ts'
import { dayOf, instantOf, type Moment } from '#tools/symptom-tracker/model/moment.ts'

export interface Reminder {
  /** The only word that a calendar shows, and whoever looks at it. */
  title: string
  /** Wall-clock time wherever the device is: `20:30`. */
  time: string
  /** Stays the same in two files of the same reminder. */
  uid: string
  madeAt: Moment
}

const compact = (text: string) => text.replaceAll(/[-:]/g, '')

/** Today, as long as the time is still to come. */
function firstDay(time: string, madeAt: Moment): Day {
  const today = dayOf(madeAt)
  return time > madeAt.slice(11, 16) ? today : addDays(today, 1)
}

/**
 * A calendar file (RFC 5545) that reminds each day, in the time of wherever the device is. It says
 * nothing of health: no description, no address, no name of a clinic.
 */
export function reminderFile({ title, time, uid, madeAt }: Reminder) {
  const stamp = `${compact(new Date(instantOf(madeAt)).toISOString().slice(0, 19))}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${title}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${compact(firstDay(time, madeAt))}T${compact(time)}00`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${title}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${title}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}
