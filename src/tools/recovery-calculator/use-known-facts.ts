import { isDay } from '#language/dates/days.ts'
import { type CrashRecord, kindOf } from '#tools/crash-record/crash-record.ts'
import { currentPerson } from '#tools/crash-record/person.ts'
import { useCrashRecord } from '#tools/crash-record/use-crash-record.ts'
import { type CheckAnswers, factsOf } from '#tools/danger-signs/check-answers.ts'
import { visitAnswers } from '#tools/danger-signs/visit-answers.ts'
import type { Draft } from '#tools/recovery-calculator/draft.ts'

/** Answers that the record of the crash and the check know: not asked again. */
export interface KnownFacts extends Pick<Draft, 'crashDate'> {
  age?: '50-plus' | 'under-18'
}

interface Sources {
  record: CrashRecord
  person: string
  visit: CheckAnswers | undefined
  isGuest: boolean
  /** The visitor's date, such as `2026-11-21`. */
  today: string
}

function ageOf({ record, person, visit }: Sources): KnownFacts['age'] {
  if (visit?.who === 'child' || kindOf(record, person) === 'child') return 'under-18'
  return visit && factsOf(visit).includes('age-65') ? '50-plus' : undefined
}

/** A day that is still to come by this device's calendar is asked for again. */
function knownFacts(sources: Sources): KnownFacts {
  const { record, visit, isGuest, today } = sources
  const day = isGuest ? (visit?.crashDay ?? '') : record.day
  const age = ageOf(sources)
  return {
    ...(isDay(day) && day <= today ? { crashDate: day } : {}),
    ...(age ? { age } : {}),
  }
}

/** What is known of whom the calculator is about, and the way to tell all tools the day. */
export function useKnownFacts(isGuest: boolean, today: string) {
  const { record, tell } = useCrashRecord()
  const person = currentPerson()
  return {
    known: knownFacts({ record, person, visit: visitAnswers(), isGuest, today }),
    /** Said once by whoever added them, and not to be changed in the check. */
    isAddedChild: kindOf(record, person) === 'child',
    tell,
  }
}
