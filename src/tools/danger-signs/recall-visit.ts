import { keptRecord, kindOf } from '#tools/crash-record/crash-record.ts'
import { currentPerson } from '#tools/crash-record/person.ts'
import {
  type CheckAnswers,
  type CheckScreen,
  withScreen,
} from '#tools/danger-signs/check-answers.ts'
import { outcomeOf } from '#tools/danger-signs/check-flow.ts'
import {
  answersToRenew,
  askedToday,
  keepAnswers,
  keptAnswers,
  standingAnswers,
} from '#tools/danger-signs/kept-answers.ts'
import type { DangerRule } from '#words/danger-signs/register.ts'

/** What an earlier visit makes of this one; `answers` are those that it begins with. */
export type Recalled = { answers: CheckAnswers } & (
  | { kind: 'asking' }
  /** From the first question on, wherever this tab stood. */
  | { kind: 'begin' }
  /** An answer that sends to a hospital; `stands` where what led to it is not stored. */
  | { kind: 'earlier'; stands: 1 | 2 | null }
  /** Three short screens are enough; `since` is the day of the whole check. */
  | { kind: 'short'; since: string }
  /** Nothing more is asked today. */
  | { kind: 'known' }
)

/** What the record of the crash knows is not asked here. */
export function withKnown(answers: CheckAnswers): CheckAnswers {
  const record = keptRecord()
  const kind = kindOf(record, currentPerson())
  const told = kind ? withScreen({ ...answers, who: kind }, 'who') : answers
  return record.day === '' || told.answered.includes('day')
    ? told
    : withScreen({ ...told, crashDay: record.day }, 'day')
}

/** Screens that are asked again, with the marks of last time. */
const unanswered = (answers: CheckAnswers, screens: readonly CheckScreen[]) => ({
  ...answers,
  answered: answers.answered.filter((screen) => !screens.includes(screen)),
})

/** The whole check anew, with what is known already filled in. */
export function renewedAnswers(answers: CheckAnswers, today: string) {
  const kept = keptAnswers()
  return withKnown(kept ? answersToRenew(kept, today) : { ...answers, now: false, answered: [] })
}

/**
 * What an earlier visit answered decides what this one is asked.
 * @param answers what this tab has, where the device has nothing.
 */
export function recallVisit(
  signs: readonly DangerRule[],
  answers: CheckAnswers,
  today: string,
  { again, only }: { again: boolean; only: readonly CheckScreen[] | undefined },
): Recalled {
  const kept = keptAnswers()
  if (only) {
    const before = kept ? unanswered(standingAnswers(kept, today), only) : answers
    return { kind: 'begin', answers: before }
  }
  const renewed = withKnown(kept ? answersToRenew(kept, today) : answers)
  if (again) return { kind: 'begin', answers: renewed }
  if (!kept) return { kind: 'asking', answers: renewed }
  const standing = standingAnswers(kept, today)
  const { level } = outcomeOf(signs, standing, today)
  const isFloor = kept.level !== null && (level === null || kept.level < level)
  if (isFloor || level === 1 || level === 2) {
    return { kind: 'earlier', answers: standing, stands: isFloor ? kept.level : null }
  }
  const due = askedToday(kept, today)
  if (due === 'list') return { kind: 'asking', answers: renewed }
  keepAnswers(standing, { ...kept, lastVisit: today })
  return due === 'question'
    ? { kind: 'short', answers: standing, since: kept.listAnswered }
    : { kind: 'known', answers: standing }
}
