import type { LawId } from '#tools/accident-action-plan/laws.ts'
import type { LinkedPage } from '#tools/accident-action-plan/linked-pages.ts'
import type { TaskId } from '#tools/accident-action-plan/plan.ts'

export interface TaskNotes {
  /** Where to read on. */
  page?: LinkedPage
  laws?: readonly LawId[]
  /** Printed as the source of the advice, in both languages. */
  source?: string
}

/**
 * What stands below the words of a task. Sources: California codes named by `laws`; OPTIMa guideline
 * for moving; CDC HEADS UP for children; the rest is practical advice of the site.
 */
const notes: Partial<Record<TaskId, TaskNotes>> = {
  'get-safe': { page: 'immediate-help' },
  'police-report': { laws: ['veh-20008'] },
  'police-told': { laws: ['veh-20008'] },
  'police-hit-and-run': { page: 'hit-and-run', laws: ['ins-11580-2'] },
  exam: { page: 'same-day-assessment' },
  watch: { page: 'immediate-help', source: 'RCEM Learning, Cervical artery dissection' },
  child: { source: 'CDC HEADS UP' },
  'keep-moving': {
    page: 'phase-1',
    source: 'Côté P et al., OPTIMa, European Spine Journal 25, 2016',
  },
  'tell-insurer': { page: 'insurance-guide' },
  diary: { page: 'symptom-tracker' },
  payment: { page: 'money-matters' },
  sr1: { page: 'insurance-guide', laws: ['veh-16000'] },
  'insurer-statement': { page: 'hit-and-run', laws: ['ins-11580-2'] },
  records: { page: 'documentation' },
  'time-limits': { page: 'your-rights' },
  review: { page: 'anxiety' },
}

export function notesOf(id: TaskId): TaskNotes {
  return notes[id] ?? {}
}
