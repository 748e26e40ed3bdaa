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
  withTick,
} from '#tools/accident-action-plan/progress.ts'

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
    host: 'clinic.example',
  })
  const event = (name: string) => events.find(({ uid }) => uid.startsWith(`${name}.`))
  return { events, event }
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

test('the rest of a stage is one entry on its last day, never in the past', () => {
  const { event } = setup()
  expect(event('72-hours')?.start).toEqual({ kind: 'day', date: '2026-11-23' })
  expect(event('72-hours')?.description).toContain('- Start a diary')
  expect(event('now')?.start).toEqual({ kind: 'day', date: '2026-11-21' })
})

test('own lines that are left are one entry', () => {
  const { event } = setup({ progress: (empty) => withOwnLine(empty, 'a', 'Call Ana, at 5') })
  expect(event('own-list')?.description).toContain('- Call Ana, at 5')
})

test('limitation dates are in the file only when they are switched on', () => {
  expect(setup().events.filter(({ uid }) => uid.startsWith('limit-'))).toEqual([])
  const { event } = setup({ limitationDates: true })
  expect(event('limit-government')?.start).toEqual({ kind: 'day', date: '2027-05-20' })
  expect(event('limit-injury')?.start).toEqual({ kind: 'day', date: '2028-11-20' })
  expect(event('limit-injury')?.description).toContain('It is not legal advice.')
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
