import { isDay } from '#language/dates/days.ts'
import { isTimeOfDay, type WallTime } from '#language/dates/wall-time.ts'

export const roles = ['driver', 'passenger', 'bicycle', 'on-foot'] as const
type Role = (typeof roles)[number]

export const hurtAnswers = ['yes', 'not-sure', 'no'] as const
/** `not-sure` is treated like `yes`: the law speaks of any bodily injury. */
type Hurt = (typeof hurtAnswers)[number]

export const circumstances = [
  'hit-and-run',
  'public-vehicle',
  'at-work',
  'ride-share',
  'minor',
] as const
export type Circumstance = (typeof circumstances)[number]

/** What the plan needs to know about the crash. */
export interface Crash {
  /** `2026-11-20`, as the visitor reads it on a calendar. */
  date: string
  /** `15:30`; empty when it is not known. */
  time: string
  role: Role
  hurt: Hurt
  circumstances: readonly Circumstance[]
}

/** The form as the visitor left it; choices that were not made are empty. */
export interface CrashDraft {
  date: string
  time: string
  role: Role | ''
  hurt: Hurt | ''
  circumstances: readonly Circumstance[]
}

export const emptyCrash: CrashDraft = { date: '', time: '', role: '', hurt: '', circumstances: [] }

export type CrashField = 'date' | 'time' | 'role' | 'hurt'
type CrashFault = 'missing' | 'not-real' | 'in-the-future'

export interface FieldFault {
  field: CrashField
  fault: CrashFault
}

export type CrashReading =
  | { kind: 'crash'; crash: Crash }
  | { kind: 'faults'; faults: readonly FieldFault[] }

/** A year typed with a slip of the finger, such as 0026 or 1026. */
const before1900 = (date: string) => date < '1900'

function dateFault(date: string, now: WallTime): CrashFault | undefined {
  if (date === '') return 'missing'
  if (!isDay(date) || before1900(date)) return 'not-real'
  return date > now.date ? 'in-the-future' : undefined
}

function timeFault(
  { date, time }: Pick<CrashDraft, 'date' | 'time'>,
  now: WallTime,
): CrashFault | undefined {
  if (time === '') return undefined
  if (!isTimeOfDay(time)) return 'not-real'
  return date === now.date && time > now.time ? 'in-the-future' : undefined
}

/** What is wrong with a day and a time; nothing that is asked about the crash itself. */
export function whenFaults(when: Pick<CrashDraft, 'date' | 'time'>, now: WallTime) {
  const found = { date: dateFault(when.date, now), time: timeFault(when, now) }
  return (['date', 'time'] as const).flatMap((field): FieldFault[] => {
    const fault = found[field]
    return fault ? [{ field, fault }] : []
  })
}

/**
 * The crash, or what is still missing.
 * @param now what the clocks in California show.
 */
export function readCrash(draft: CrashDraft, now: WallTime): CrashReading {
  const { date, time, role, hurt } = draft
  const faults = [
    ...whenFaults(draft, now),
    ...(role === '' ? [{ field: 'role', fault: 'missing' } as const] : []),
    ...(hurt === '' ? [{ field: 'hurt', fault: 'missing' } as const] : []),
  ]
  if (faults.length > 0 || role === '' || hurt === '') return { kind: 'faults', faults }
  return { kind: 'crash', crash: { date, time, role, hurt, circumstances: draft.circumstances } }
}
