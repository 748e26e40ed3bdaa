import { daysBetween, isDay } from '#language/dates/days.ts'
import { forget, isCovered, keep, keysOf, readKept } from '#language/records/kept.ts'
import { isRecord, isText } from '#language/records/reading.ts'
import { keptRecord, kindOf, tellCrash } from '#tools/crash-record/crash-record.ts'
import { currentPerson, me, ofPerson } from '#tools/crash-record/person.ts'
import {
  type CheckAnswers,
  type CheckScreen,
  noAnswers,
  readAnswers,
  storableAnswers,
} from '#tools/danger-signs/check-answers.ts'
import { dayOf, startOf } from '#tools/danger-signs/check-flow.ts'
import { type AskingAgain, askAgain, examinationHolds } from '#words/danger-signs/asking-again.ts'
import type { MarkedSign } from '#words/danger-signs/assess.ts'

const name = 'danger-signs'

/** Where a lock keeps what it has sealed: as long as it is there, answers are kept under it or not at all. */
export const sealedPrefix = () => `${ofPerson('symptom-diary-sealed')}-`

/** Whether the device keeps a lock for this person. */
export const isSealed = () => keysOf('device').some((one) => one.startsWith(sealedPrefix()))

/** Where the answers of this page's person lie: on the device, and as long as they are given in the tab. */
export const answersKeys = () => [ofPerson(name), checkDraftKey(), checkDraftKey('-part')]

/** What is under way in this tab: of the whole check, or of a part of it. */
export const checkDraftKey = (part: '' | '-part' = '') => ofPerson(`danger-check${part}`)

/** What an answered check leaves on the device: nothing about people without a record, alcohol or drugs. */
export interface KeptAnswers {
  answers: CheckAnswers
  /** On which day the whole check was answered. */
  listAnswered: string
  lastVisit: string
  /** On which day the three short screens were answered; they come once a day at most. */
  shortAnswered?: string | undefined
  /** An answer that stands until it is changed, also where what led to it is not stored. */
  level: 1 | 2 | null
}

/** What was told once is not asked again, only shown; the others are asked in every full check. */
const toldOnce: readonly CheckScreen[] = ['who', 'day', 'person']

/** The answers as earlier versions kept them. */
function readOlder(draft: unknown): CheckAnswers {
  if (!isRecord(draft)) return noAnswers
  const { facts, marked, crashDate } = draft
  const day = isText(crashDate) ? crashDate : ''
  return readAnswers({
    who: 'me',
    crashDay: day,
    facts,
    marked,
    answered: ['who', 'day', 'person'],
  })
}

/** The crash day stands in the record of the crash; who is hurt follows from whose page this is. */
function withRecord(answers: CheckAnswers): CheckAnswers {
  const record = keptRecord()
  const kind = kindOf(record, currentPerson())
  return { ...answers, who: kind ?? answers.who, crashDay: record.day || answers.crashDay }
}

/** The answers of an earlier visit; none where the device keeps nothing, or what it keeps is damaged. */
export function keptAnswers(): KeptAnswers | undefined {
  const found = readKept('device', ofPerson(name))
  if (found.kind !== 'value' || !isRecord(found.value)) return undefined
  const { answers, draft, listAnswered, lastVisit, shortAnswered, level } = found.value
  if (!isDay(listAnswered) || !isDay(lastVisit)) return undefined
  const read = answers === undefined ? readOlder(draft) : readAnswers(answers)
  return {
    answers: withRecord(read),
    listAnswered,
    lastVisit,
    ...(isDay(shortAnswered) ? { shortAnswered } : {}),
    level: level === 1 || level === 2 ? level : null,
  }
}

/** Whether these are answers of the person whose record this page shows. */
const isOfRecord = ({ who }: CheckAnswers) => currentPerson() !== me || who === me

/**
 * Keeps the answers of a check. Answers about somebody without a record leave what was kept as it is.
 * @returns whether the device has them now.
 */
export function keepAnswers(answers: CheckAnswers, rest: Omit<KeptAnswers, 'answers'>) {
  const key = ofPerson(name)
  if (!isOfRecord(answers) || (isSealed() && !isCovered(key))) return false
  if (isDay(answers.crashDay)) tellCrash({ day: answers.crashDay })
  return keep('device', key, { ...rest, answers: storableAnswers(answers) })
}

/** Erases what was kept, as the diary does when it is erased. */
export const forgetAnswers = () => forget('device', ofPerson(name))

/**
 * What a returning visitor is asked on this day. Without the date of the crash days count from the
 * last check, so that each new day asks for it again.
 */
export function askedToday(
  { answers, listAnswered, lastVisit, shortAnswered }: KeptAnswers,
  today: string,
): AskingAgain {
  const from = isDay(answers.crashDay) ? startOf(answers) : listAnswered
  const asked = askAgain({
    day: daysBetween(from, today),
    listAnswered: daysBetween(from, listAnswered),
    lastVisit: daysBetween(from, lastVisit),
  })
  return asked === 'question' && shortAnswered === today ? 'nothing' : asked
}

/** What is asked anew of a mark: that a hospital treated it, and an examination too long ago. */
function renewed({ treated: _, ...mark }: MarkedSign, holds: boolean): MarkedSign {
  if (holds) return mark
  const { id, sameBefore } = mark
  return sameBefore === undefined ? { id } : { id, sameBefore }
}

/**
 * The kept answers for a new full check: what was told once is there, what changes is asked, with
 * the marks of last time.
 */
export function answersToRenew({ answers, listAnswered }: KeptAnswers, today: string) {
  const holds = examinationHolds(dayOf(answers, listAnswered), dayOf(answers, today))
  return {
    ...answers,
    now: false,
    facts: answers.facts.filter((fact) => fact !== 'at-scene'),
    marked: answers.marked.map((mark) => renewed(mark, holds)),
    answered: answers.answered.filter((screen) => toldOnce.includes(screen)),
  }
}

/** The kept answers as they stand today, where no full check is due. */
export function standingAnswers({ answers, listAnswered }: KeptAnswers, today: string) {
  const holds = examinationHolds(dayOf(answers, listAnswered), dayOf(answers, today))
  const marked = answers.marked.map((mark) => (mark.treated ? mark : renewed(mark, holds)))
  return { ...answers, facts: answers.facts.filter((fact) => fact !== 'at-scene'), marked }
}
