import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { deadlinesFor } from '#tools/accident-action-plan/deadlines.ts'
import type { LawId } from '#tools/accident-action-plan/laws.ts'
import type { TaskId } from '#tools/accident-action-plan/plan.ts'

/** A time that California law sets for a lawsuit or a claim; it stands with the task that it is about. */
export const limitIds = [
  'injury',
  'property',
  'government',
  'government-late',
  'child',
  'child-government',
  'insurer-decides',
  'records',
] as const
export type LimitId = (typeof limitIds)[number]

export interface Limit {
  id: LimitId
  task: TaskId
  laws: readonly LawId[]
  /** `2028-11-20`: only where limitation dates are switched on and the count is a plain one. */
  date?: string
}

const lawsOf: Record<LimitId, readonly LawId[]> = {
  injury: ['ccp-335-1'],
  property: ['ccp-338'],
  government: ['gov-911-2'],
  'government-late': ['gov-911-4'],
  child: ['ccp-352'],
  'child-government': ['ccp-352'],
  'insurer-decides': ['ccr-2695-7'],
  records: ['hsc-123110'],
}

const publicLimits: readonly LimitId[] = ['government', 'government-late', 'child-government']

/** The task under which a limit is said, once. */
function taskOf(id: LimitId, isPublic: boolean): TaskId {
  if (id === 'insurer-decides') return 'payment'
  if (id === 'records') return 'records'
  return isPublic && publicLimits.includes(id) ? 'public-claim' : 'time-limits'
}

export interface LimitSettings {
  /** The clinic's setting `legal.limitationDates`: dates beside the fixed words. */
  limitationDates: boolean
}

function dateOf(id: LimitId, crash: Crash) {
  const dates = deadlinesFor(crash.date)
  const isMinor = crash.circumstances.includes('minor')
  // The clock of a child is paused until 18, so no count from the crash is right.
  if (id === 'injury') return isMinor ? undefined : dates.injury
  if (id === 'property') return isMinor ? undefined : dates.property
  if (id === 'government') return dates.government
  return undefined
}

/**
 * All the limits together, because one alone misleads. Those of a public body carry a date only when
 * a public vehicle, road or school was part of the crash. A limit that is over is still shown: a
 * lawyer knows the exceptions.
 */
export function limitsFor(crash: Crash, { limitationDates }: LimitSettings): readonly Limit[] {
  const isMinor = crash.circumstances.includes('minor')
  const isPublic = crash.circumstances.includes('public-vehicle')
  return limitIds
    .filter((id) => isMinor || (id !== 'child' && id !== 'child-government'))
    .map((id) => {
      const dated = limitationDates && (id !== 'government' || isPublic)
      const date = dated ? dateOf(id, crash) : undefined
      const limit = { id, task: taskOf(id, isPublic), laws: lawsOf[id] }
      return date ? { ...limit, date } : limit
    })
}
