import { laterOf } from '#dates/days.ts'
import type { WallTime } from '#dates/wall-time.ts'
import { formatDate } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import type { CalendarEvent, EventStart } from '#tools/accident-action-plan/calendar-file.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { law } from '#tools/accident-action-plan/laws.ts'
import type { Limit } from '#tools/accident-action-plan/limits.ts'
import { stageEnd, stages, type Task } from '#tools/accident-action-plan/plan.ts'
import type { Progress } from '#tools/accident-action-plan/progress.ts'
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
}

/** 9 in the morning of the day, and of the day before. */
const dayAlarms = ['-PT15H', 'PT9H']
const momentAlarms = ['-PT3H', '-PT1H']
/** 9 in the morning 60 and 14 days before: the day before would be too late for a lawsuit. */
const limitAlarms = ['-P59DT15H', '-P13DT15H']

const uidFor = (name: string, { progress, host }: CalendarOptions) =>
  `${name}.${progress.planId}@${host}`

function lawNames(task: Task) {
  return (notesOf(task.id).laws ?? []).map((id) => law(id).name)
}

/** One entry for a task with a time of its own; when that is over, it moves to today. */
function dutyEvent(task: Task, options: CalendarOptions): readonly CalendarEvent[] {
  const { due, id, overdue } = task
  if (!due) return []
  const { locale, now, words } = options
  const { title, text } = words.tasks[id]
  const late = fill(words.calendar.overdue, { date: formatDate(due.date, locale) })
  const start: EventStart =
    overdue || due.kind === 'day'
      ? { kind: 'day', date: overdue ? now.date : due.date }
      : { kind: 'moment', date: due.date, time: due.time }
  const description = [...(overdue ? [late] : []), text, ...lawNames(task), words.law.notAdvice]
  return [
    {
      uid: uidFor(id, options),
      start,
      title,
      description: description.join('\n'),
      alarms: start.kind === 'moment' ? momentAlarms : dayAlarms,
    },
  ]
}

/** What is left of a stage and has no time of its own, as one entry on its last day. */
function stageEvents(left: readonly Task[], options: CalendarOptions): readonly CalendarEvent[] {
  const { crash, now, words } = options
  const { plan, calendar, tasks } = words
  return stages.flatMap((stage) => {
    const titles = left
      .filter((task) => task.stage === stage && !task.due)
      .map(({ id }) => `- ${tasks[id].title}`)
    if (titles.length === 0) return []
    return [
      {
        uid: uidFor(stage, options),
        start: { kind: 'day', date: laterOf(stageEnd(stage, crash.date), now.date) },
        title: fill(calendar.stageTitle, { stage: plan.stages[stage] }),
        description: [calendar.stillToDo, ...titles].join('\n'),
        alarms: ['PT9H'],
      },
    ]
  })
}

function ownEvent(options: CalendarOptions): readonly CalendarEvent[] {
  const { crash, now, progress, words } = options
  const left = progress.own.filter(({ done }) => !done)
  if (left.length === 0) return []
  const { ownList, stillToDo } = words.calendar
  return [
    {
      uid: uidFor('own-list', options),
      start: { kind: 'day', date: laterOf(stageEnd('72-hours', crash.date), now.date) },
      title: ownList,
      description: [stillToDo, ...left.map(({ text }) => `- ${text}`)].join('\n'),
      alarms: ['PT9H'],
    },
  ]
}

/** Limits that carry a date, which they only do where the clinic switched dates on. */
function limitEvents(options: CalendarOptions): readonly CalendarEvent[] {
  const { limits, now } = options
  const { calendar, law: words } = options.words
  return limits.flatMap(({ id, date, laws }) => {
    if (date === undefined || date < now.date) return []
    const { name, time } = words.limits[id]
    return [
      {
        uid: uidFor(`limit-${id}`, options),
        start: { kind: 'day', date },
        title: fill(calendar.limitTitle, { name }),
        description: [time, ...laws.map((one) => law(one).name), words.intro, words.notAdvice].join(
          '\n',
        ),
        alarms: limitAlarms,
      },
    ]
  })
}

/** Calendar entries for what is not ticked off yet. */
export function calendarEvents(options: CalendarOptions): readonly CalendarEvent[] {
  const left = options.tasks.filter(({ id }) => !options.progress.done.includes(id))
  return [
    ...left.flatMap((task) => dutyEvent(task, options)),
    ...stageEvents(left, options),
    ...ownEvent(options),
    ...limitEvents(options),
  ]
}
