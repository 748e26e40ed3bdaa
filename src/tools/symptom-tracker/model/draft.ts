import { hour } from '#language/dates/durations.ts'
import { isRecord, isText, orNull, readParts, type Shape } from '#language/records/reading.ts'
import { ofPerson } from '#tools/crash-record/person.ts'
import {
  type Answers,
  answersShape,
  emptyAnswers,
  isEmpty,
} from '#tools/symptom-tracker/model/entry.ts'
import {
  fromFieldValue,
  instantOf,
  isMoment,
  type Moment,
  toFieldValue,
} from '#tools/symptom-tracker/model/moment.ts'
import { whyImpossible } from '#tools/symptom-tracker/model/possible.ts'

/** An entry that is being written, as the form shows it. */
export interface Draft extends Answers {
  /**
   * What the date-and-time field holds; null as long as the entry is about the moment it is saved.
   * `at` is the moment the field began with.
   */
  typedTime: string | null
  /** The hours of sleep as typed. */
  typedSleep: string
  /** The hours of work missed as typed. */
  typedWork: string
}

export function emptyDraft(now: Moment): Draft {
  return { ...emptyAnswers(now), typedTime: null, typedSleep: '', typedWork: '' }
}

const typedHours = (hours: number | null) => (hours === null ? '' : String(hours))

/** The draft to change an entry with. */
export function draftOf(answers: Answers): Draft {
  return {
    ...answers,
    typedTime: toFieldValue(answers.at),
    typedSleep: typedHours(answers.sleepHours),
    typedWork: typedHours(answers.workMissed),
  }
}

const stillNow = hour

const draftShape: Shape<Draft> = {
  ...answersShape,
  typedTime: orNull(isText),
  typedSleep: isText,
  typedWork: isText,
}

/**
 * Reads a draft back after a reload; a field that cannot be read is left empty, the others stay.
 * One that was begun more than an hour ago is about the time it was begun, no longer about "now".
 *
 * @returns null when nothing was written
 */
export function readDraft(stored: unknown, now: Moment): Draft | null {
  if (!isRecord(stored) || !isMoment(stored['at'])) return null
  const draft = readParts(stored, draftShape, emptyDraft(now))
  const { typedTime, typedSleep, typedWork, ...answers } = draft
  if (isEmpty(answers) && typedTime === null && typedSleep + typedWork === '') return null
  const old = instantOf(now) - instantOf(draft.at) > stillNow
  return old ? { ...draft, typedTime: typedTime ?? toFieldValue(draft.at) } : draft
}

export type DraftFault = 'empty' | 'noTime' | 'past' | 'future' | 'hours' | 'workHours'

export type Finished =
  | { kind: 'answers'; answers: Answers }
  | { kind: 'wrong'; faults: readonly DraftFault[] }

/** "6", "6.5" and "6,5"; undefined for anything that is not 0 to 24 in half hours. */
function readHours(typed: string) {
  if (typed.trim() === '') return null
  const hours = Number(typed.replace(',', '.'))
  return hours >= 0 && hours <= 24 && Number.isInteger(hours * 2) ? hours : undefined
}

/** The answers of a draft, or everything that has to be corrected first. */
export function finishDraft(draft: Draft, now: Moment): Finished {
  const { typedTime, typedSleep, typedWork, ...typed } = draft
  const at = typedTime === null ? now : fromFieldValue(typedTime, draft.at)
  const sleepHours = readHours(typedSleep)
  const workMissed = readHours(typedWork)
  const faults: DraftFault[] = []
  const odd = !isMoment(at) ? 'noTime' : whyImpossible(at, now)
  if (odd) faults.push(odd)
  if (sleepHours === undefined) faults.push('hours')
  if (workMissed === undefined) faults.push('workHours')
  const answers: Answers = {
    ...typed,
    at: at ?? now,
    sleepHours: sleepHours ?? null,
    workMissed: workMissed ?? null,
  }
  if (faults.length === 0 && isEmpty(answers)) faults.push('empty')
  return faults.length > 0 ? { kind: 'wrong', faults } : { kind: 'answers', answers }
}

/** Every key of the diary of this page's person in the memory of the tab begins like this. */
export const draftPrefix = () => `${ofPerson('symptom-tracker')}-`
