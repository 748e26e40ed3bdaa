import * as v from 'valibot'
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

const crashSchema = v.object({
  date: v.string(),
  time: v.string(),
  role: v.picklist(['', ...roles]),
  hurt: v.picklist(['', ...hurtAnswers]),
  circumstances: v.pipe(v.array(v.picklist(circumstances)), v.readonly()),
})

const ownLineSchema = v.object({
  id: v.string(),
  text: v.pipe(v.string(), v.maxLength(longestOwnLine)),
  done: v.boolean(),
})

const fields = {
  /** Random; names this plan in calendar files, so that a second file updates the first. */
  planId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,64}$/)),
  /** How many calendar files were made: the revision of their entries. */
  calendarFiles: v.pipe(v.number(), v.integer(), v.minValue(0)),
  crash: crashSchema,
  /** Ids of tasks and photos that are ticked off. */
  done: v.pipe(v.array(v.string()), v.readonly()),
  own: v.pipe(v.array(ownLineSchema), v.readonly()),
  notes: v.pipe(v.string(), v.maxLength(longestNotes)),
}

const progressSchema = v.object({ version: v.literal(1), ...fields })

/** Everything the plan keeps. It never leaves the device. */
export type Progress = v.InferOutput<typeof progressSchema>
export type OwnLine = v.InferOutput<typeof ownLineSchema>

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

/** The same fields, each one falling back on its own when it is damaged. */
function salvage(stored: object, planId: string): Progress {
  const empty = emptyProgress(planId)
  const schema = v.object({
    planId: v.fallback(fields.planId, empty.planId),
    calendarFiles: v.fallback(fields.calendarFiles, empty.calendarFiles),
    crash: v.fallback(fields.crash, empty.crash),
    done: v.fallback(fields.done, empty.done),
    own: v.fallback(fields.own, empty.own),
    notes: v.fallback(fields.notes, empty.notes),
  })
  return { version: 1, ...v.parse(schema, stored) }
}

/**
 * Reads what was kept. Accepts anything and never throws.
 * @param planId for a plan whose own id was lost.
 */
export function readProgress(text: string | null, planId: string): StoredProgress {
  if (text === null) return { kind: 'none' }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { kind: 'unreadable' }
  }
  if (typeof stored !== 'object' || stored === null) return { kind: 'unreadable' }
  const version: unknown = Reflect.get(stored, 'version')
  if (typeof version === 'number' && version > 1) return { kind: 'newer' }
  const whole = v.safeParse(progressSchema, stored)
  if (whole.success) return { kind: 'whole', progress: whole.output }
  if (version !== 1) return { kind: 'unreadable' }
  return { kind: 'partly', progress: salvage({ ...emptyProgress(planId), ...stored }, planId) }
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

export function withCalendarFile(progress: Progress): Progress {
  return { ...progress, calendarFiles: progress.calendarFiles + 1 }
}
