import { timeZone } from '#clinic/clock/clock.ts'
import type { CalendarEvent, EventStart } from '#language/calendar-files/calendar-file.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { addDays, laterOf } from '#language/dates/days.ts'
import type { WallTime } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { law } from '#tools/accident-action-plan/laws.ts'
import {
  type Limit,
  type LimitId,
  limitIds,
  limitsFor,
} from '#tools/accident-action-plan/limits.ts'
import {
  type Due,
  isLongAgo,
  planFor,
  type Stage,
  stageEnd,
  stages,
  type Task,
  taskIds,
} from '#tools/accident-action-plan/plan.ts'
import type { Progress, SentEntry } from '#tools/accident-action-plan/progress.ts'
import {
  endOf,
  hoursBefore,
  isBefore,
  nineOn,
  remindersBefore,
} from '#tools/accident-action-plan/reminders.ts'
import { notesOf } from '#tools/accident-action-plan/task-notes.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'

export interface CalendarOptions {
  crash: Crash
  tasks: readonly Task[]
  limits: readonly Limit[]
  progress: Progress
  now: WallTime
  locale: Locale
  words: Words
  /** The domain that makes the names of the entries unique in the world. */
  host: string
  /** Whose plan it is, where it is not the visitor's own. */
  whose?: string | undefined
}

/** An entry under the short name that the plan remembers it by. */
type NamedEvent = Omit<CalendarEvent, 'uid'> & { name: string }

function lawNames(task: Task) {
  return (notesOf(task.id).laws ?? []).map((id) => law(id).name)
}

const startOf = (due: Due): EventStart =>
  due.kind === 'day'
    ? { kind: 'day', date: due.date }
    : { kind: 'moment', date: due.date, time: due.time }

/** 3 hours and 1 hour before a moment; 9 in the morning of a day and of the day before. */
function dutyReminders(due: Due, now: WallTime) {
  if (due.kind === 'moment') {
    return remindersBefore(due, now, [[hoursBefore(due, 3), hoursBefore(due, 1)]])
  }
  const { date } = due
  const wished = [[nineOn(addDays(date, -1)), nineOn(date)], [{ date, time: '14:00' }]]
  return remindersBefore(endOf(date), now, wished)
}

/**
 * One entry for a task with a time of its own. Once that time is over the duty is still due: today, or
 * on the next morning that comes.
 */
function dutyEvent(task: Task, { locale, now, words }: CalendarOptions): readonly NamedEvent[] {
  const { due, id } = task
  if (!due) return []
  const { title, text } = words.tasks[id]
  const lines = [text, ...lawNames(task), words.law.notAdvice]
  if (isBefore(now, due.kind === 'moment' ? due : endOf(due.date))) {
    const alarms = dutyReminders(due, now)
    return [{ name: id, start: startOf(due), title, description: lines.join('\n'), alarms }]
  }
  const ended = fill(words.plan.overdue, { date: formatDate(due.date, locale) })
  return [
    {
      name: id,
      ...aim(now.date, now),
      title: fill(words.calendar.stillDue, { title }),
      description: [ended, ...lines].join('\n'),
    },
  ]
}

/** An aim of the plan, to be reminded of at 9 on its day, or on the next morning that comes. */
function aim(day: string, now: WallTime): Pick<NamedEvent, 'start' | 'alarms'> {
  const wished = laterOf(day, now.date)
  const date = isBefore(now, nineOn(wished)) ? wished : addDays(wished, 1)
  return { start: { kind: 'day', date }, alarms: [nineOn(date)] }
}

const stageTitle = (stage: Stage, { calendar, plan }: Words) =>
  fill(calendar.stageTitle, { stage: plan.stages[stage] })

/** What is left of a stage and has no time of its own, as one entry on its last day. */
function stageEvents(left: readonly Task[], options: CalendarOptions): readonly NamedEvent[] {
  const { crash, now, words } = options
  if (isLongAgo(crash, now)) return []
  return stages.flatMap((stage) => {
    const titles = left
      .filter((task) => task.stage === stage && !task.due)
      .map(({ id }) => `- ${words.tasks[id].title}`)
    if (titles.length === 0) return []
    return [
      {
        name: stage,
        ...aim(stageEnd(stage, crash.date), now),
        title: stageTitle(stage, words),
        description: [words.calendar.stillToDo, ...titles].join('\n'),
      },
    ]
  })
}

function ownEvent({ crash, now, progress, words }: CalendarOptions): readonly NamedEvent[] {
  const left = progress.own.filter(({ done }) => !done)
  if (left.length === 0) return []
  const { ownList, stillToDo } = words.calendar
  return [
    {
      name: 'own-list',
      ...aim(stageEnd('72-hours', crash.date), now),
      title: ownList,
      description: [stillToDo, ...left.map(({ text }) => `- ${text}`)].join('\n'),
    },
  ]
}

const limitTitle = (id: LimitId, { calendar, law: { limits } }: Words) =>
  fill(calendar.limitTitle, { name: limits[id].name })

/** 60 and 14 days before, because the day before is too late for a lawsuit; then, tomorrow. */
function limitReminders(date: string, now: WallTime) {
  const wished = [
    [nineOn(addDays(date, -60)), nineOn(addDays(date, -14))],
    [nineOn(addDays(now.date, 1))],
  ]
  return remindersBefore(endOf(date), now, wished)
}

/** Limits that carry a date, which they only do where the clinic switched dates on. */
function limitEvents({ limits, now, words }: CalendarOptions): readonly NamedEvent[] {
  const { limits: names, notAdvice } = words.law
  const { text } = words.tasks['time-limits']
  return limits.flatMap(({ id, date, laws }) => {
    if (date === undefined || !isBefore(now, endOf(date))) return []
    return [
      {
        name: `limit-${id}`,
        start: { kind: 'day', date },
        title: limitTitle(id, words),
        description: [names[id].time, ...laws.map((one) => law(one).name), text, notAdvice].join(
          '\n',
        ),
        alarms: limitReminders(date, now),
      },
    ]
  })
}

/** What a file of this plan could hold on the day of the crash. */
function possibleEntries(crash: Crash): readonly SentEntry[] {
  const { date } = crash
  const firstDay = planFor(crash, { date, time: '12:00' }, timeZone)
  const onDay = (name: string, day: string) => ({
    name,
    start: { kind: 'day', date: day } as const,
  })
  return [
    ...firstDay.flatMap(({ id, due }) => (due ? [{ name: id, start: startOf(due) }] : [])),
    ...stages.map((stage) => onDay(stage, stageEnd(stage, date))),
    onDay('own-list', stageEnd('72-hours', date)),
    ...limitsFor(crash, { limitationDates: true }).flatMap(({ id, date: last }) =>
      last ? [onDay(`limit-${id}`, last)] : [],
    ),
  ]
}

/** What earlier files have brought; a plan from before that was kept may have sent anything. */
function sentBefore({ crash, progress }: CalendarOptions): readonly SentEntry[] {
  return progress.sent ?? (progress.calendarFiles > 0 ? possibleEntries(crash) : [])
}

/**
 * Names of what still stands, whether this file holds it or not: duties that nobody has done, also
 * once the plan no longer lists them, and limits whose last day has passed.
 */
function standing({ crash, limits, progress }: CalendarOptions): readonly string[] {
  const duties = planFor(crash, { date: crash.date, time: '12:00' }, timeZone).filter(
    ({ due, id }) => due && !progress.done.includes(id),
  )
  const dated = limits.filter(({ date }) => date !== undefined)
  return [...duties.map(({ id }) => id), ...dated.map(({ id }) => `limit-${id}`)]
}

/** What an entry was called, from its short name. */
function titleOf(name: string, words: Words) {
  const titles = new Map<string, string>([
    ...taskIds.map((id) => [id, words.tasks[id].title] as const),
    ...stages.map((stage) => [stage, stageTitle(stage, words)] as const),
    ...limitIds.map((id) => [`limit-${id}`, limitTitle(id, words)] as const),
  ])
  return titles.get(name) ?? words.calendar.ownList
}

export interface CalendarEntries {
  events: readonly CalendarEvent[]
  /** To be remembered once the file is saved: the next one cancels what it no longer holds. */
  sent: readonly SentEntry[]
}

/**
 * Calendar entries for what is not ticked off, each with a reminder to come. What an earlier file has
 * brought and is done or withdrawn comes as cancelled; what is over without having been done stays in
 * the calendar as it is.
 */
export function calendarEntries(options: CalendarOptions): CalendarEntries {
  const { host, progress, tasks, whose, words } = options
  const left = tasks.filter(({ id }) => !progress.done.includes(id))
  const current = [
    ...left.flatMap((task) => dutyEvent(task, options)),
    ...stageEvents(left, options),
    ...ownEvent(options),
    ...limitEvents(options),
  ]
  const earlier = sentBefore(options).filter((entry) =>
    current.every(({ name }) => name !== entry.name),
  )
  const stays = standing(options)
  const gone = earlier
    .filter(({ name }) => !stays.includes(name))
    .map(({ name, start }) => ({
      name,
      start,
      title: titleOf(name, words),
      description: words.calendar.cancelled,
      alarms: [],
      cancelled: true,
    }))
  const all = [...current, ...gone]
  return {
    events: all.map(({ name, ...event }) => ({
      uid: `${name}.${progress.planId}@${host}`,
      ...event,
      title: whose ? `${whose}: ${event.title}` : event.title,
    })),
    sent: [...all, ...earlier.filter(({ name }) => stays.includes(name))].map(
      ({ name, start }) => ({ name, start }),
    ),
  }
}
