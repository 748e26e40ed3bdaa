import { expect, test } from 'vitest'
import { timeZone } from '#clinic/clock/clock.ts'
import type { WallTime } from '#language/dates/wall-time.ts'
import type { Locale } from '#language/locales.ts'
import { findProgram } from '#scripts/find-program.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { limitsFor } from '#tools/accident-action-plan/limits.ts'
import { planFor } from '#tools/accident-action-plan/plan.ts'
import { planCalendar } from '#tools/accident-action-plan/plan-calendar.ts'
import {
  emptyProgress,
  type Progress,
  withCalendarFile,
  withTick,
} from '#tools/accident-action-plan/progress.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'
import { type KhalEvent, khalCalendar } from './khal.ts'

const hasKhal = findProgram('khal') !== undefined

interface Saving {
  crash: Crash
  now: WallTime
  progress: Progress
  locale?: Locale
}

/** The file that the plan saves, and the plan as it remembers it. */
async function save({ crash, now, progress, locale = 'en' }: Saving) {
  const calendar = await planCalendar({
    crash,
    tasks: planFor(crash, now, timeZone),
    limits: limitsFor(crash, { limitationDates: true }),
    progress,
    now,
    locale,
    words: planWords[locale],
    host: 'clinic.example',
  })
  if (calendar.kind !== 'file') throw new Error(`No file: ${calendar.kind}`)
  return { file: calendar.file, progress: withCalendarFile(progress, calendar.sent) }
}

/** Crashes the day before the clocks change, of which 24 hours are 23 or 25 on the clock. */
const changes = [
  {
    season: 'March',
    date: '2027-03-13',
    due: '2027-03-14T11:00:00-07:00',
    rings: ['2027-03-14T08:00:00', '2027-03-14T10:00:00'],
    sr1: ['2027-03-22T09:00:00', '2027-03-23T09:00:00'],
    insurer: '2027-04-12',
  },
  {
    season: 'November',
    date: '2026-10-31',
    due: '2026-11-01T09:00:00-08:00',
    // Three hours before is no time to be woken: one alarm is left.
    rings: ['2026-11-01T08:00:00'],
    sr1: ['2026-11-09T09:00:00', '2026-11-10T09:00:00'],
    insurer: '2026-11-30',
  },
] as const

/** What is open in the calendar, a name and its entry. */
const only = (events: readonly KhalEvent[], name: string) =>
  events.filter(({ uid }) => uid.startsWith(`${name}.`))

test.skipIf(!hasKhal).each(changes)(
  'times, alarms, changes and cancellations are right in a calendar over the change of clocks in $season',
  async ({ date, due, insurer, rings, sr1 }) => {
    const crash: Crash = {
      date,
      time: '10:00',
      role: 'driver',
      hurt: 'yes',
      circumstances: ['hit-and-run'],
    }
    const calendar = khalCalendar()
    const first = await save({
      crash,
      now: { date, time: '12:00' },
      progress: emptyProgress('plan-12345678'),
    })
    calendar.take(first.file)
    const before = calendar.events()
    expect(only(before, 'police-report')).toMatchObject([{ start: due, alarms: rings }])
    expect(only(before, 'sr1')).toMatchObject([{ start: sr1[1].slice(0, 10), alarms: sr1 }])
    expect(only(before, 'insurer-statement')).toMatchObject([{ start: insurer }])
    expect(before.every(({ alarms, cancelled }) => alarms.length > 0 && !cancelled)).toBe(true)

    // The report to the police is overdue by then, the form is sent.
    const later = { crash, now: { date: sr1[0].slice(0, 10), time: '12:00' } }
    const second = await save({ ...later, progress: withTick(first.progress, 'sr1', true) })
    calendar.take(second.file)
    const after = calendar.events()
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    const cancelled = after.filter((event) => event.cancelled)
    expect(cancelled).toMatchObject([{ title: planWords.en.tasks.sr1.title, alarms: [] }])
    expect(only(after, 'police-report')).toMatchObject([
      {
        title: `Still due: ${planWords.en.tasks['police-report'].title}`,
        start: sr1[1].slice(0, 10),
        alarms: [sr1[1]],
      },
    ])
    expect(calendar.list(sr1[1].slice(0, 10))).toEqual(
      expect.arrayContaining([expect.stringMatching(/CANCELLED Send form SR-1/)]),
    )

    const third = await save({ ...later, progress: withTick(second.progress, 'sr1', false) })
    calendar.take(third.file)
    const back = calendar.events()
    expect(back.filter((event) => event.cancelled)).toEqual([])
    expect(only(back, 'sr1')).toMatchObject([{ alarms: [sr1[1]] }])
  },
)

test.skipIf(!hasKhal)(
  'Spanish words arrive whole, and a crash without an hour is due on a day',
  async () => {
    const crash: Crash = {
      date: '2026-11-20',
      time: '',
      role: 'driver',
      hurt: 'yes',
      circumstances: [],
    }
    const calendar = khalCalendar()
    const now = { date: '2026-11-20', time: '12:00' }
    const progress = emptyProgress('plan-12345678')
    calendar.take((await save({ crash, now, progress, locale: 'es' })).file)
    expect(only(calendar.events(), 'police-report')).toMatchObject([
      { title: planWords.es.tasks['police-report'].title, start: '2026-11-21' },
    ])
  },
)
