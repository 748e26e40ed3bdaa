import type { EventStart } from '#language/calendar-files/calendar-file.ts'
import { isDay } from '#language/dates/days.ts'
import { isTimeOfDay } from '#language/dates/wall-time.ts'
import type { Found } from '#language/records/kept.ts'
import {
  hasShape,
  isCount,
  isListOf,
  isOneOf,
  isRecord,
  isText,
  isTextUpTo,
  isYesOrNo,
  readParts,
  readWhole,
  type Shape,
  type Test,
} from '#language/records/reading.ts'
import {
  type CrashDraft,
  circumstances,
  emptyCrash,
  hurtAnswers,
  roles,
} from '#tools/accident-action-plan/crash.ts'

/** Where the plan is kept on the device. */
export const progressKey = 'accident-action-plan'

/** Longest own line and longest notes, in characters. */
export const longestOwnLine = 200
export const longestNotes = 4000

/** An entry that a calendar file has brought to the visitor's calendar. */
export interface SentEntry {
  name: string
  start: EventStart
}

export interface OwnLine {
  id: string
  text: string
  done: boolean
}

/** Everything the plan keeps. It never leaves the device. */
export interface Progress {
  version: 1
  /** Random; names this plan in calendar files, so that a second file updates the first. */
  planId: string
  /** How many calendar files were made: the revision of their entries. */
  calendarFiles: number
  /** What those files held; missing in plans from before it was kept. */
  sent?: readonly SentEntry[] | undefined
  crash: CrashDraft
  /** Ids of tasks and photos that are ticked off. */
  done: readonly string[]
  own: readonly OwnLine[]
  notes: string
}

const isTime = (value: unknown) => isText(value) && isTimeOfDay(value)

const orMissing =
  <T>(isOne: Test<T>): Test<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || isOne(value)

const isPlanId = (value: unknown): value is string =>
  isText(value) && /^[a-z0-9-]{8,64}$/.test(value)

const isStart: Test<EventStart> = (value): value is EventStart =>
  isRecord(value) &&
  isDay(value['date']) &&
  (value['kind'] === 'day' || (value['kind'] === 'moment' && isTime(value['time'])))

const progressShape: Shape<Progress> = {
  version: isOneOf([1]),
  planId: isPlanId,
  calendarFiles: isCount,
  sent: orMissing(isListOf(hasShape<SentEntry>({ name: isText, start: isStart }))),
  crash: hasShape<CrashDraft>({
    date: isText,
    time: isText,
    role: isOneOf(['', ...roles]),
    hurt: isOneOf(['', ...hurtAnswers]),
    circumstances: isListOf(isOneOf(circumstances)),
  }),
  done: isListOf(isText),
  own: isListOf(
    hasShape<OwnLine>({ id: isText, text: isTextUpTo(longestOwnLine), done: isYesOrNo }),
  ),
  notes: isTextUpTo(longestNotes),
}

/** @param planId random lower-case letters, digits and hyphens, 8 to 64 of them. */
export function emptyProgress(planId: string): Progress {
  return { version: 1, planId, calendarFiles: 0, crash: emptyCrash, done: [], own: [], notes: '' }
}

export type StoredProgress =
  | { kind: 'none' }
  | { kind: 'whole'; progress: Progress }
  /** Some of it was damaged; what could be read is there. */
  | { kind: 'partly'; progress: Progress }
  | { kind: 'unreadable' }
  /** Written by a later version of this page: must not be written over. */
  | { kind: 'newer' }

/**
 * Reads what was kept; accepts anything.
 * @param planId for a plan whose own id was lost.
 */
export function readProgress(found: Found, planId: string): StoredProgress {
  if (found.kind === 'nothing') return { kind: 'none' }
  if (found.kind === 'damaged' || !isRecord(found.value)) return { kind: 'unreadable' }
  const { version } = found.value
  if (typeof version === 'number' && version > 1) return { kind: 'newer' }
  const whole = readWhole(found.value, progressShape)
  if (whole) return { kind: 'whole', progress: whole }
  if (version !== 1) return { kind: 'unreadable' }
  return { kind: 'partly', progress: readParts(found.value, progressShape, emptyProgress(planId)) }
}

export function withCrash(progress: Progress, crash: CrashDraft): Progress {
  return { ...progress, crash }
}

/** Ticks something off, or takes the tick away. */
export function withTick(progress: Progress, id: string, ticked: boolean): Progress {
  const rest = progress.done.filter((other) => other !== id)
  return { ...progress, done: ticked ? [...rest, id] : rest }
}

/** Adds a line of the visitor's own; blank text changes nothing. */
export function withOwnLine(progress: Progress, id: string, text: string): Progress {
  const line = text.trim().slice(0, longestOwnLine)
  if (line === '') return progress
  return { ...progress, own: [...progress.own, { id, text: line, done: false }] }
}

/** Puts a removed line back where it was. */
export function withOwnLineAt(progress: Progress, place: number, line: OwnLine): Progress {
  return { ...progress, own: [...progress.own.slice(0, place), line, ...progress.own.slice(place)] }
}

export function withOwnTick(progress: Progress, id: string, done: boolean): Progress {
  return {
    ...progress,
    own: progress.own.map((line) => (line.id === id ? { ...line, done } : line)),
  }
}

export function withoutOwnLine(progress: Progress, id: string): Progress {
  return { ...progress, own: progress.own.filter((line) => line.id !== id) }
}

export function withNotes(progress: Progress, notes: string): Progress {
  return { ...progress, notes: notes.slice(0, longestNotes) }
}

/** @param sent the entries of the file, those that it cancelled included. */
export function withCalendarFile(progress: Progress, sent: readonly SentEntry[]): Progress {
  return { ...progress, calendarFiles: progress.calendarFiles + 1, sent }
}
