import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarZone } from '#clinic/clock/calendar-zone.ts'
import { timeZone } from '#clinic/clock/clock.ts'
import { calendarFile } from '#language/calendar-files/calendar-file.ts'
import { addDays } from '#language/dates/days.ts'
import { calendarEntries } from '#tools/accident-action-plan/calendar-events.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { limitsFor } from '#tools/accident-action-plan/limits.ts'
import { planFor } from '#tools/accident-action-plan/plan.ts'
import {
  emptyProgress,
  type Progress,
  withCalendarFile,
  withOwnLine,
  withOwnTick,
  withTick,
} from '#tools/accident-action-plan/progress.ts'
import { isBefore } from '#tools/accident-action-plan/reminders.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'

const hurtDriver: Crash = {
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
  crash?: Crash
  whose?: string
}

function setup({
  progress,
  now,
  limitationDates = false,
  locale = 'en',
  crash = hurtDriver,
  whose,
}: Change = {}) {
  const clock = now ?? { date: '2026-11-21', time: '09:00' }
  const empty = emptyProgress('plan-12345678')
  const { events, sent } = calendarEntries({
    crash,
    tasks: planFor(crash, clock, timeZone),
    limits: limitsFor(crash, { limitationDates }),
    progress: progress?.(empty) ?? empty,
    now: clock,
    locale,
    words: planWords[locale],
    host: 'clinic.example',
    whose,
  })
  const event = (name: string) => events.find(({ uid }) => uid.startsWith(`${name}.`))
  const ringsOf = (name: string) =>
    event(name)?.alarms.map(({ date, time }) => `${date} ${time}`) ?? []
  return { events, event, ringsOf, sent }
}

const afterFile = (first: ReturnType<typeof setup>) => (empty: Progress) =>
  withCalendarFile(empty, first.sent)

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

test('a duty whose time is over is still due, from the next morning on', () => {
  const at = (time: string) => setup({ now: { date: '2026-12-05', time } })
  expect(at('08:00').event('sr1')).toMatchObject({
    uid: setup().event('sr1')?.uid,
    start: { kind: 'day', date: '2026-12-05' },
    title: 'Still due: Send form SR-1 to the DMV',
    alarms: [{ date: '2026-12-05', time: '09:00' }],
  })
  expect(at('08:00').event('sr1')?.description).toMatch(
    /^The usual time ended on November 30, 2026/,
  )
  expect(at('09:00').event('police-report')?.start).toEqual({ kind: 'day', date: '2026-12-06' })
  expect(at('08:00').event('insurer-statement')?.title).not.toMatch(/^Still due/)
})

test('in Spanish it is said in Spanish', () => {
  const { event } = setup({ now: { date: '2026-12-05', time: '08:00' }, locale: 'es' })
  expect(event('sr1')?.title).toMatch(/^Sigue pendiente: Mande el formulario SR-1/)
})

test('an overdue duty that nobody has done is never cancelled, only one that is done is', () => {
  const first = setup()
  for (const date of ['2026-12-05', '2027-06-01', '2027-11-21', '2030-01-01']) {
    const later = setup({ progress: afterFile(first), now: { date, time: '08:00' } })
    const cancelled = later.events.filter((event) => event.cancelled).map(({ uid }) => uid)
    expect(cancelled.filter((uid) => /^(police|sr1|insurer)/.test(uid))).toEqual([])
    // What is left alone for years can still be taken out.
    const done = (empty: Progress) => withTick(afterFile(later)(empty), 'sr1', true)
    const third = setup({ progress: done, now: { date, time: '09:00' } })
    expect(third.event('sr1')?.cancelled).toBe(true)
  }
})

test('a limit whose last day has passed is left in the calendar as it is', () => {
  const first = setup({ limitationDates: true })
  const now = { date: '2029-01-01', time: '08:00' }
  const later = setup({ limitationDates: true, progress: afterFile(first), now })
  expect(later.event('limit-injury')).toBeUndefined()
  expect(later.sent).toContainEqual({
    name: 'limit-injury',
    start: { kind: 'day', date: '2028-11-20' },
  })
  const withdrawn = setup({ progress: afterFile(later), now })
  expect(withdrawn.event('limit-injury')?.cancelled).toBe(true)
})

test('a plan of somebody who was added names them in every entry', () => {
  const { events } = setup({ whose: 'Ana' })
  expect(events.every(({ title }) => title.startsWith('Ana: '))).toBe(true)
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
  // Nine o'clock of today is over at nine.
  expect(event('now')?.start).toEqual({ kind: 'day', date: '2026-11-22' })
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
  expect(ringsOf('own-list')).toEqual(['2026-11-23 09:00'])
})

test('reminders come at 9 in the morning: on the day and the day before', () => {
  const { ringsOf } = setup()
  expect(ringsOf('sr1')).toEqual(['2026-11-29 09:00', '2026-11-30 09:00'])
  expect(ringsOf('72-hours')).toEqual(['2026-11-23 09:00'])
})

test('on its last day a duty is remembered at 2 in the afternoon, and not in its last minute', () => {
  const rings = (time: string) => setup({ now: { date: '2026-11-30', time } }).ringsOf('sr1')
  expect(rings('09:00')).toEqual(['2026-11-30 14:00'])
  expect(rings('23:58')).toEqual(['2026-11-30 23:59'])
  // One minute later it is overdue: the next morning.
  expect(rings('23:59')).toEqual(['2026-12-01 09:00'])
})

test('a duty that is due by the minute is remembered 3 hours and 1 hour before', () => {
  const { ringsOf } = setup()
  expect(ringsOf('police-report')).toEqual(['2026-11-21 12:30', '2026-11-21 14:30'])
})

test('the last day for a lawsuit is remembered 60 and 14 days before, while there is time', () => {
  const { ringsOf } = setup({ limitationDates: true })
  expect(ringsOf('limit-injury')).toEqual(['2028-09-21 09:00', '2028-11-06 09:00'])
})

test('a lawsuit whose last day is near is remembered tomorrow', () => {
  const { ringsOf } = setup({ limitationDates: true, now: { date: '2028-11-10', time: '10:00' } })
  expect(ringsOf('limit-injury')).toEqual(['2028-11-11 09:00'])
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
      done: planFor(hurtDriver, { date: '2026-11-21', time: '09:00' }, timeZone).map(
        ({ id }) => id,
      ),
    }),
  })
  expect(events).toEqual([])
})

test('the Spanish file is Spanish and keeps its accents', () => {
  const locale = 'es'
  const { events } = setup({ locale })
  const file = calendarFile({
    zone: calendarZone,
    events,
    name: 'Plan',
    language: locale,
    madeAt: 0,
    revision: 1,
    product: 'Accident action plan',
    audience: 'one-person',
  })
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain(
    'SUMMARY:Haga el reporte por escrito a la policía o a la patrulla de caminos (CHP)',
  )
  expect(unfolded).toContain('Esta es información general. No es asesoría legal.')
})

test('what is done after a file was saved comes as cancelled, under the same name and day', () => {
  const first = setup()
  const second = setup({
    progress: (empty) => withTick(afterFile(first)(empty), 'sr1', true),
  })
  expect(second.event('sr1')).toMatchObject({
    uid: first.event('sr1')?.uid,
    start: { kind: 'day', date: '2026-11-30' },
    title: planWords.en.tasks.sr1.title,
    alarms: [],
    cancelled: true,
  })
  expect(second.events).toHaveLength(first.events.length)
  expect(second.events.filter(({ cancelled }) => cancelled)).toHaveLength(1)
})

test('a cancelled entry is sent again until it is back on the list', () => {
  const first = setup()
  const done = (empty: Progress) => withTick(afterFile(first)(empty), 'sr1', true)
  const second = setup({ progress: done })
  const third = setup({ progress: (empty) => afterFile(second)(done(empty)) })
  expect(third.event('sr1')?.cancelled).toBe(true)
  const back = setup({ progress: (empty) => withTick(afterFile(third)(done(empty)), 'sr1', false) })
  expect(back.event('sr1')?.cancelled).toBeUndefined()
  expect(back.ringsOf('sr1')).toEqual(['2026-11-29 09:00', '2026-11-30 09:00'])
})

test('what no longer fits a changed crash is cancelled too', () => {
  const first = setup()
  const second = setup({
    progress: afterFile(first),
    crash: { ...hurtDriver, circumstances: [] },
  })
  expect(second.event('insurer-statement')?.cancelled).toBe(true)
})

test('a plan from before its files were remembered cancels what they may have held', () => {
  const old = (empty: Progress) => withTick({ ...empty, calendarFiles: 1 }, 'sr1', true)
  expect(setup({ progress: old }).event('sr1')).toMatchObject({
    cancelled: true,
    start: { kind: 'day', date: '2026-11-30' },
  })
})

test('once everything is over, such a plan cancels what its files may have held, but no duty', () => {
  const { events } = setup({
    progress: (empty) => ({ ...empty, calendarFiles: 1 }),
    now: { date: '2030-01-01', time: '08:00' },
  })
  expect(events.every(({ cancelled }) => cancelled)).toBe(true)
  expect(events.map(({ uid }) => uid.split('.')[0])).toEqual([
    'now',
    'first-day',
    '72-hours',
    'two-weeks',
    'own-list',
    'limit-injury',
    'limit-property',
    'limit-government',
  ])
})

test('a crash of long ago gets no entry but those of the visitor’s own', () => {
  const crash = { ...hurtDriver, date: '1990-05-31' }
  expect(setup({ crash, limitationDates: true }).events).toEqual([])
  const own = (empty: Progress) => withOwnLine(empty, 'a', 'Call Ana')
  expect(setup({ crash, progress: own }).events.map(({ title }) => title)).toEqual([
    planWords.en.calendar.ownList,
  ])
})

test('at any hour every entry rings in the future, in time, and never at night without need', () => {
  const hour = fc.integer({ min: 0, max: 23 }).map((one) => String(one).padStart(2, '0'))
  const minute = fc.constantFrom('00', '07', '30', '59')
  const time = fc.tuple(hour, minute).map((parts) => parts.join(':'))
  fc.assert(
    fc.property(time, time, fc.integer({ min: 0, max: 800 }), (crashTime, nowTime, days) => {
      const now = { date: addDays(hurtDriver.date, days), time: nowTime }
      fc.pre(days > 0 || crashTime <= nowTime)
      const crash = { ...hurtDriver, time: crashTime }
      for (const { start, alarms } of setup({ crash, now, limitationDates: true }).events) {
        const end = start.kind === 'moment' ? start : { date: start.date, time: '23:59' }
        expect(alarms.length).toBeGreaterThan(0)
        for (const alarm of alarms) {
          expect(isBefore(now, alarm)).toBe(true)
          expect(isBefore(end, alarm)).toBe(false)
          if (alarm.time < '08:00' || alarm.time > '21:00') {
            expect(end.time < '08:00' || end.time > '21:00').toBe(true)
          }
        }
      }
    }),
  )
})
