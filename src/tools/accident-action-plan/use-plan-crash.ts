import type { CrashDraft } from '#tools/accident-action-plan/crash.ts'
import { type Progress, withCrash } from '#tools/accident-action-plan/progress.ts'
import type { KeptProgress } from '#tools/accident-action-plan/use-progress.ts'
import { type CrashRecord, personOf } from '#tools/crash-record/crash-record.ts'
import { currentPerson } from '#tools/crash-record/person.ts'
import { useCrashRecord } from '#tools/crash-record/use-crash-record.ts'
import { visitAnswers } from '#tools/danger-signs/visit-answers.ts'

/** What the tools know of whom a plan is about. */
interface Known {
  record: CrashRecord
  /** Somebody without a record: day and time stay with the plan, in this tab. */
  isGuest: boolean
}

/** Whose plan it is: the visitor's, somebody's who was added, or in this tab only somebody's without a record. */
export type PlanOwner = { kind: 'me' } | { kind: 'added'; name: string } | { kind: 'guest' }

function ownerOf({ record, isGuest }: Known): PlanOwner {
  if (isGuest) return { kind: 'guest' }
  const added = personOf(record, currentPerson())
  return added ? { kind: 'added', name: added.name } : { kind: 'me' }
}

/** Whether a plan is a child's, as the check or the list of people says. */
const isChild = ({ record, isGuest }: Known) =>
  isGuest ? visitAnswers()?.who === 'child' : personOf(record, currentPerson())?.kind === 'child'

const withMinor = (draft: CrashDraft, isMinor: boolean): CrashDraft =>
  isMinor
    ? {
        ...draft,
        circumstances: [...draft.circumstances.filter((one) => one !== 'minor'), 'minor'],
      }
    : draft

/** The crash as the plan knows it, with what all tools know of it. */
export function crashIn({ crash }: Progress, known: Known): CrashDraft {
  const { day, time } = known.record
  const when = known.isGuest
    ? { date: crash.date || (visitAnswers()?.crashDay ?? ''), time: crash.time }
    : { date: day, time }
  return withMinor({ ...crash, ...when }, isChild(known))
}

/** The crash of a plan: day and time are those of the record, which all tools share. */
export function usePlanCrash({ progress, edit }: KeptProgress, isGuest: boolean) {
  const { record, tell } = useCrashRecord()
  const known = { record, isGuest }

  function change(next: CrashDraft) {
    const { date, time } = next
    if (!isGuest && (date !== record.day || time !== record.time)) tell({ day: date, time })
    const own = isGuest ? next : { ...next, date: '', time: '' }
    edit((current) => withCrash(current, own))
  }

  return {
    known,
    draft: crashIn(progress, known),
    isChild: isChild(known),
    owner: ownerOf(known),
    change,
  }
}

export type PlanCrash = ReturnType<typeof usePlanCrash>
