import { forget, keep, readKept } from '#language/records/kept.ts'
import { currentPerson, keyOf, me } from '#tools/crash-record/person.ts'
import { type CheckAnswers, readAnswers } from '#tools/danger-signs/check-answers.ts'
import { checkDraftKey, keepAnswers, keptAnswers } from '#tools/danger-signs/kept-answers.ts'

/** What lies in this tab only: a check under way, or one about somebody without a record. */
function tabAnswers() {
  const found = readKept('tab', checkDraftKey())
  if (found.kind !== 'value') return undefined
  const answers = readAnswers(found.value)
  return answers.answered.length > 0 ? answers : undefined
}

/** What the check knows of whom a tool is about; undefined before anything was answered. */
export const visitAnswers = (): CheckAnswers | undefined => tabAnswers() ?? keptAnswers()?.answers

/** Whether this visit is about somebody without a record: what a tool is told stays in this tab. */
export const isForGuest = () => currentPerson() === me && (tabAnswers()?.who ?? me) !== me

/** Takes the answers about somebody without a record out of this tab: the check begins anew. */
export const leaveGuest = () => forget('tab', checkDraftKey())

/** Gives the answers about somebody without a record to somebody who has just been added. */
export function giveGuestAnswersTo(person: string) {
  const answers = tabAnswers()
  if (!answers) return
  keep('tab', keyOf(person, checkDraftKey()), answers)
  leaveGuest()
}

/**
 * Lets an answer of a tool that is a sign itself stand in all tools, or takes it back. What is about
 * somebody without a record stands nowhere else.
 */
export function keepLevel(level: 1 | 2 | null) {
  const kept = isForGuest() ? undefined : keptAnswers()
  if (kept) keepAnswers(kept.answers, { ...kept, level })
}
