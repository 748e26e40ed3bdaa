import { daysBetween, isDay } from '#language/dates/days.ts'
import { forget, isCovered, keep, keysOf, readKept } from '#language/records/kept.ts'
import { isRecord } from '#language/records/reading.ts'
import { type GateDraft, readGateDraft, storableDraft } from '#tools/danger-signs/gate-draft.ts'
import { type AskingAgain, askAgain, examinationHolds } from '#words/danger-signs/asking-again.ts'
import type { MarkedSign } from '#words/danger-signs/assess.ts'

const key = 'danger-signs'

/** Where a lock keeps what it has sealed: as long as it is there, answers are kept under it or not at all. */
export const sealedPrefix = 'symptom-diary-sealed'

/** Whether the device keeps a lock. */
export const isSealed = () => keysOf('device').some((one) => one.startsWith(sealedPrefix))

export const isAnswersKey = (one: string) => one === key

/** What a passed gate leaves on the device: nothing about other people, alcohol or drugs. */
export interface KeptAnswers {
  /** What was answered, and on which day: the whole list was read then. */
  draft: GateDraft
  listAnswered: string
  lastVisit: string
}

/** The answers of an earlier visit; none where the device keeps nothing, or what it keeps is damaged. */
export function keptAnswers(): KeptAnswers | undefined {
  const found = readKept('device', key)
  if (found.kind !== 'value' || !isRecord(found.value)) return undefined
  const { draft, listAnswered, lastVisit } = found.value
  if (!isDay(listAnswered) || !isDay(lastVisit)) return undefined
  return { draft: readGateDraft(draft), listAnswered, lastVisit }
}

/** Keeps the answers of a passed gate. Answers about somebody else leave what was kept as it is. */
export function keepAnswers(
  draft: GateDraft,
  days: Pick<KeptAnswers, 'listAnswered' | 'lastVisit'>,
) {
  if (isSealed() && !isCovered(key)) return
  if (draft.who === 'me') keep('device', key, { draft: storableDraft(draft), ...days })
}

/** Erases what was kept, as the diary does when it is erased. */
export const forgetAnswers = () => forget('device', key)

/** Whole days since the crash; a crash without a date is taken for today's. */
export const dayOf = (crashDate: string, today: string) =>
  isDay(crashDate) ? Math.max(0, daysBetween(crashDate, today)) : 0

/**
 * What a returning visitor is asked on this day. Without the date of the crash days count from the
 * last list, so that each new day asks for it again.
 */
export function askedToday(
  { draft, listAnswered, lastVisit }: KeptAnswers,
  today: string,
): AskingAgain {
  const from = isDay(draft.crashDate) ? draft.crashDate : listAnswered
  return askAgain({
    day: daysBetween(from, today),
    listAnswered: daysBetween(from, listAnswered),
    lastVisit: daysBetween(from, lastVisit),
  })
}

/** The kept draft with the examinations that still count; the others are asked for again. */
export function draftFor({ draft, listAnswered }: KeptAnswers, today: string): GateDraft {
  const holds = examinationHolds(
    dayOf(draft.crashDate, listAnswered),
    dayOf(draft.crashDate, today),
  )
  const expired = ({ id, sameBefore }: MarkedSign): MarkedSign => ({ id, sameBefore })
  return holds ? draft : { ...draft, marked: draft.marked.map(expired) }
}
