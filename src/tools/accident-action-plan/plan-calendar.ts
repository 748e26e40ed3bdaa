import { timeZone } from '#clinic/clock/clock.ts'
import { instantOf } from '#language/dates/wall-time.ts'
import type { CalendarOptions } from '#tools/accident-action-plan/calendar-events.ts'
import type { SentEntry } from '#tools/accident-action-plan/progress.ts'

export type PlanCalendar =
  | { kind: 'file'; file: string; sent: readonly SentEntry[] }
  /** Everything is done, or over. */
  | { kind: 'nothing-left' }
  /** There was no network to fetch the rules of calendars. */
  | { kind: 'not-loaded' }

/** Fetched when it is wanted: few want it, and all wait for what wakes the plan. */
async function loadCalendar() {
  const [{ calendarEntries }, { calendarFile }, { calendarZone }] = await Promise.all([
    import('#tools/accident-action-plan/calendar-events.ts'),
    import('#language/calendar-files/calendar-file.ts'),
    import('#clinic/clock/calendar-zone.ts'),
  ])
  return { calendarEntries, calendarFile, calendarZone }
}

/** The plan as a file for the visitor's own calendar, with what is in it. */
export async function planCalendar(options: CalendarOptions): Promise<PlanCalendar> {
  const calendar = await loadCalendar().catch(() => undefined)
  if (!calendar) return { kind: 'not-loaded' }
  const { events, sent } = calendar.calendarEntries(options)
  if (events.length === 0) return { kind: 'nothing-left' }
  const { locale, now, progress, words } = options
  const file = calendar.calendarFile({
    events,
    name: words.calendar.name,
    language: locale,
    madeAt: instantOf(now, timeZone),
    revision: progress.calendarFiles,
    zone: calendar.calendarZone,
    product: 'Accident action plan',
    audience: 'one-person',
  })
  return { kind: 'file', file, sent }
}
