import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { timeZone } from '#i18n/dates.ts'
import { calendarEvents } from '#tools/accident-action-plan/calendar-events.ts'
import { calendarFile } from '#tools/accident-action-plan/calendar-file.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { limitsFor } from '#tools/accident-action-plan/limits.ts'
import { planFor } from '#tools/accident-action-plan/plan.ts'
import {
  emptyProgress,
  type Progress,
  withOwnLine,
  withOwnTick,
  withTick,
} from '#tools/accident-action-plan/progress.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'

const crash: Crash = {
  date: '2026-11-20',
  time: '15:30',
  role: 'driver',
  hurt: 'yes',
  circumstances: ['hit-and-run', 'public-vehicle'],
}

interface Change {
  progress?: (empty: Progress) => Progress
  now?: { date: string; time: string }
  limitationDates?: boolean
  locale?: 'en' | 'es'
}

function setup({ progress, now, limitationDates = false, locale = 'en' }: Change = {}) {
  const clock = now ?? { date: '2026-11-21', time: '09:00' }
  const empty = emptyProgress('plan-12345678')
  const events = calendarEvents({
    crash,
    tasks: planFor(crash, clock, timeZone),
    limits: limitsFor(crash, { limitationDates }),
    progress: progress?.(empty) ?? empty,
    now: clock,
    locale,
    words: planWords[locale],
    host: 'clinic.example',
  })
  const event = (name: string) => events.find(({ uid }) => uid.startsWith(`${name}.`))
  const ringsOf = (name: string) => {
    const { alarms = [], start } = event(name) ?? {}
    const begin =
      start?.kind === 'moment' ? `${start.date}T${start.time}:00` : `${start?.date}T00:00:00`
    return alarms.map((alarm) => {
      const time = ICAL.Time.fromDateTimeString(begin)
      time.addDuration(ICAL.Duration.fromString(alarm))
      return time.toString()
    })
  }
  return { events, event, ringsOf }
}

test('duties come at their own time, to the minute or on the day', () => {
  const { event } = setup()
  expect(event('police-report')?.start).toEqual({
    kind: 'moment',
    date: '2026-11-21',
    time: '15:30',
  })
  expect(event('sr1')?.start).toEqual({ kind: 'day', date: '2026-11-30' })
  expect(event('insurer-statement')?.start).toEqual({ kind: 'day', date: '2026-12-20' })
})

test('what is ticked off is not in the file', () => {
  const { event } = setup({ progress: (empty) => withTick(empty, 'sr1', true) })
  expect(event('sr1')).toBeUndefined()
})

test('names of entries stay the same from file to file and differ within one', () => {
  const first = setup().events.map(({ uid }) => uid)
  expect(setup().events.map(({ uid }) => uid)).toEqual(first)
  expect(new Set(first).size).toBe(first.length)
  expect(first[0]).toBe('police-report.plan-12345678@clinic.example')
})

test('a duty whose time is over moves to today and says so', () => {
  const { event } = setup({ now: { date: '2026-12-05', time: '08:00' } })
  expect(event('sr1')?.start).toEqual({ kind: 'day', date: '2026-12-05' })
  expect(event('sr1')?.description).toContain('The usual time ended on November 30, 2026.')
})

test('a duty is told in its own words, with its law and what those words are not', () => {
  expect(setup().event('sr1')?.description.split('\n')).toEqual([
    planWords.en.tasks.sr1.text,
    'California Vehicle Code 16000',
    'This is general information. It is not legal advice.',
  ])
})

test('the rest of a stage is one entry on its last day, never in the past', () => {
  const { event } = setup()
  expect(event('72-hours')?.start).toEqual({ kind: 'day', date: '2026-11-23' })
  expect(event('72-hours')?.description).toContain('- Start a diary')
  expect(event('now')?.start).toEqual({ kind: 'day', date: '2026-11-21' })
})

test('the entry of a stage lists what has no time of its own there, and nothing else', () => {
  const { event } = setup({ progress: (empty) => withTick(empty, 'papers', true) })
  expect(event('first-day')?.title).toBe('Action plan: The first day')
  expect(event('72-hours')?.description.split('\n')).toEqual([
    'Still to do:',
    '- Tell your own car insurer, if you have one',
    '- Start a diary',
    '- Ask who pays, and read before you sign',
  ])
})

test('own lines that are left are one entry', () => {
  const { event, ringsOf } = setup({
    progress: (empty) => {
      const three = ['Call Ana, at 5', 'Call Ben', 'Call Eva'].reduce(
        (progress, line) => withOwnLine(progress, line, line),
        empty,
      )
      return withOwnTick(three, 'Call Ben', true)
    },
  })
  expect(event('own-list')).toMatchObject({
    start: { kind: 'day', date: '2026-11-23' },
    title: 'Action plan: your own list',
    description: 'Still to do:\n- Call Ana, at 5\n- Call Eva',
  })
  expect(ringsOf('own-list')).toEqual(['2026-11-23T09:00:00'])
})

test('reminders come at 9 in the morning: on the day and the day before', () => {
  const { ringsOf } = setup()
  expect(ringsOf('sr1')).toEqual(['2026-11-29T09:00:00', '2026-11-30T09:00:00'])
  expect(ringsOf('72-hours')).toEqual(['2026-11-23T09:00:00'])
})

test('a duty that is due by the minute is remembered 3 hours and 1 hour before', () => {
  const { ringsOf } = setup()
  expect(ringsOf('police-report')).toEqual(['2026-11-21T12:30:00', '2026-11-21T14:30:00'])
})

test('the last day for a lawsuit is remembered 60 and 14 days before, while there is time', () => {
  const { ringsOf } = setup({ limitationDates: true })
  expect(ringsOf('limit-injury')).toEqual(['2028-09-21T09:00:00', '2028-11-06T09:00:00'])
})

test('limitation dates are in the file only when they are switched on', () => {
  expect(setup().events.filter(({ uid }) => uid.startsWith('limit-'))).toEqual([])
  const { event } = setup({ limitationDates: true })
  expect(event('limit-government')?.start).toEqual({ kind: 'day', date: '2027-05-20' })
  expect(event('limit-injury')?.start).toEqual({ kind: 'day', date: '2028-11-20' })
})

test('a limit names what ends, how long it usually is and its law', () => {
  const injury = setup({ limitationDates: true }).event('limit-injury')
  expect(injury?.title).toBe('Usual last day: Lawsuit for an injury or a death')
  expect(injury?.description.split('\n')).toEqual([
    'usually 2 years',
    'California Code of Civil Procedure 335.1',
    'These are usual times. Yours may be shorter or longer, so talk to a lawyer early.',
    'This is general information. It is not legal advice.',
  ])
})

test('a limit is in the file up to its last day', () => {
  const left = (date: string) =>
    setup({ limitationDates: true, now: { date, time: '08:00' } }).event('limit-government')
  expect(left('2027-05-20')).toBeDefined()
  expect(left('2027-05-21')).toBeUndefined()
})

test('everything done leaves no entries', () => {
  const { events } = setup({
    progress: (empty) => ({
      ...empty,
      done: planFor(crash, { date: '2026-11-21', time: '09:00' }, timeZone).map(({ id }) => id),
    }),
  })
  expect(events).toEqual([])
})

test('the Spanish file is Spanish and keeps its accents', () => {
  const { events } = setup({ locale: 'es' })
  const file = calendarFile({ events, name: 'Plan', madeAt: 0, revision: 1 })
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain('SUMMARY:Haga el reporte por escrito a la policía o al CHP')
  expect(unfolded).toContain('Esta es información general. No es asesoría legal.')
})
