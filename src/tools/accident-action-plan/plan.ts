import { addDays, addMonths } from '#language/dates/days.ts'
import { addHours, hoursBetween, type WallTime } from '#language/dates/wall-time.ts'
import type { Circumstance, Crash } from '#tools/accident-action-plan/crash.ts'
import { deadlinesFor } from '#tools/accident-action-plan/deadlines.ts'

export const stages = ['now', 'first-day', '72-hours', 'two-weeks'] as const
export type Stage = (typeof stages)[number]

/** When something is due: to the minute, or on a day. */
export type Due =
  | { kind: 'moment'; date: string; time: string }
  /** `atHourOfCrash`: within 24 hours of an hour the visitor does not know. */
  | { kind: 'day'; date: string; atHourOfCrash?: boolean }

interface Situation {
  crash: Crash
  /** Real hours from the crash until now. */
  hoursSince: number
  timeZone: string
}

interface TaskRule {
  id: string
  stage: Stage
  /** For everyone when left out. */
  fits?: (situation: Situation) => boolean
  due?: (situation: Situation) => Due
  /** Still worth doing a year after the crash. */
  lasts?: boolean
}

/** At the scene or just home: later, these two can no longer be done. */
const sceneHours = 3

const included =
  (circumstance: Circumstance) =>
  ({ crash }: Situation) =>
    crash.circumstances.includes(circumstance)

const someoneHurt = ({ crash }: Situation) => crash.hurt !== 'no'
const drove = ({ crash }: Situation) => crash.role === 'driver'
const atScene = ({ hoursSince }: Situation) => hoursSince < sceneHours
const withoutCar = ({ crash }: Situation) => crash.role === 'bicycle' || crash.role === 'on-foot'

/** 24 hours after the crash; without its hour, the next day at that hour. */
function dayLater({ crash, timeZone }: Situation): Due {
  if (crash.time === '') {
    return { kind: 'day', date: addDays(crash.date, 1), atHourOfCrash: true }
  }
  return { kind: 'moment', ...addHours({ date: crash.date, time: crash.time }, 24, timeZone) }
}

/**
 * Every task and whom it is for. Duties with their law: police report, Vehicle Code 20008 (the
 * driver, injury or death, 24 hours); form SR-1, Vehicle Code 16000 (10 days); hit-and-run notices,
 * Insurance Code 11580.2(b) (police 24 hours, own insurer 30 days; still to be read in the law by a
 * person, so the page says "usually"). All others are advice and set by no law.
 */
const rules = [
  { id: 'get-safe', stage: 'now', fits: atScene },
  { id: 'trade-details', stage: 'now', fits: atScene },
  { id: 'photos', stage: 'now' },
  { id: 'say-little', stage: 'now' },
  { id: 'vehicle-number', stage: 'now', fits: included('public-vehicle') },
  { id: 'trip-record', stage: 'now', fits: included('ride-share') },

  {
    id: 'police-report',
    stage: 'first-day',
    fits: (situation) => someoneHurt(situation) && drove(situation),
    due: dayLater,
  },
  {
    id: 'police-told',
    stage: 'first-day',
    fits: (situation) => someoneHurt(situation) && !drove(situation),
  },
  { id: 'police-hit-and-run', stage: 'first-day', fits: included('hit-and-run'), due: dayLater },
  { id: 'exam', stage: 'first-day' },
  { id: 'watch', stage: 'first-day' },
  { id: 'child', stage: 'first-day', fits: included('minor') },
  { id: 'keep-moving', stage: 'first-day' },
  { id: 'keep-things', stage: 'first-day', fits: withoutCar },

  { id: 'tell-insurer', stage: '72-hours' },
  { id: 'app-report', stage: '72-hours', fits: included('ride-share') },
  { id: 'tell-employer', stage: '72-hours', fits: included('at-work') },
  { id: 'diary', stage: '72-hours' },
  { id: 'papers', stage: '72-hours', lasts: true },
  { id: 'payment', stage: '72-hours', lasts: true },

  {
    id: 'sr1',
    stage: 'two-weeks',
    fits: drove,
    due: ({ crash }) => ({ kind: 'day', date: deadlinesFor(crash.date).sr1 }),
  },
  {
    id: 'insurer-statement',
    stage: 'two-weeks',
    fits: included('hit-and-run'),
    due: ({ crash }) => ({ kind: 'day', date: deadlinesFor(crash.date).uninsuredMotorist }),
  },
  { id: 'public-claim', stage: 'two-weeks', fits: included('public-vehicle'), lasts: true },
  { id: 'police-copy', stage: 'two-weeks', lasts: true },
  { id: 'records', stage: 'two-weeks', lasts: true },
  { id: 'time-limits', stage: 'two-weeks', lasts: true },
  { id: 'review', stage: 'two-weeks', lasts: true },
] as const satisfies readonly TaskRule[]

export type TaskId = (typeof rules)[number]['id']

export interface Task {
  id: TaskId
  stage: Stage
  due?: Due
  /** The usual time is over. */
  overdue: boolean
}

export const taskIds: readonly TaskId[] = rules.map(({ id }) => id)

/** Whether the time for something is over at `now`. */
function isOver(due: Due, now: WallTime) {
  const end = due.kind === 'moment' ? due.time : '24:00'
  return `${due.date} ${end}` < `${now.date} ${now.time}`
}

/** The last day of a stage: an aim of this plan, not a duty. */
export function stageEnd(stage: Stage, crashDate: string) {
  const days: Record<Stage, number> = { now: 0, 'first-day': 1, '72-hours': 3, 'two-weeks': 14 }
  return addDays(crashDate, days[stage])
}

/** After 12 months the steps and reports of a plan are over; papers, records and health are not. */
export const isLongAgo = ({ date }: Pick<Crash, 'date'>, now: WallTime) =>
  addMonths(date, 12) < now.date

/**
 * The tasks that fit a crash, in the order to do them; 12 months later, those that still count.
 * @param now what the clocks in the time zone show.
 */
export function planFor(crash: Crash, now: WallTime, timeZone: string): readonly Task[] {
  // Without an hour, the day of the crash counts as just happened.
  const start = { date: crash.date, time: crash.time || now.time }
  const situation = { crash, hoursSince: hoursBetween(start, now, timeZone), timeZone }
  const known: readonly TaskRule[] = rules
  return known
    .filter(({ fits }) => fits?.(situation) ?? true)
    .filter(({ lasts }) => lasts || !isLongAgo(crash, now))
    .map(({ id, stage, due: dueIn }) => {
      const due = dueIn?.(situation)
      const task = { id: id as TaskId, stage, overdue: due !== undefined && isOver(due, now) }
      return due ? { ...task, due } : task
    })
}
