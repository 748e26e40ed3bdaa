import { daysBetween } from '#language/dates/days.ts'
import { isRandomId } from '#language/records/random-id.ts'
import {
  isOneOf,
  isRecord,
  isScore,
  isTextUpTo,
  orNull,
  readWhole,
  type Shape,
} from '#language/records/reading.ts'
import { longestText } from '#tools/symptom-tracker/model/entry.ts'
import { dayOf, isMoment, type Moment } from '#tools/symptom-tracker/model/moment.ts'
import type { PegAnswers } from '#tools/symptom-tracker/model/peg.ts'

export const weekChanges = ['less', 'same', 'more'] as const

export type WeekChange = (typeof weekChanges)[number]

interface Answered {
  /** A UUID. */
  id: string
  /** When it was answered; it speaks about the 7 days before. */
  at: Moment
  /** When it came out of a file; null where it was answered on this device. */
  importedAt: Moment | null
}

export interface PegCheck extends Answered, PegAnswers {
  kind: 'peg'
}

/**
 * A look back in our own words. The PEG is a tested scale, and a tested scale may only be used in
 * an official translation. Until there is one in Spanish, the Spanish page asks this instead: other
 * questions, without a score.
 */
export interface PlainCheck extends Answered {
  kind: 'plain'
  /** Pain against the week before. */
  change: WeekChange | null
  /** What went again. */
  again: string
  /** What is still hard. */
  hard: string
}

export type WeekCheck = PegCheck | PlainCheck

export type WeekKind = WeekCheck['kind']

/** A weekly check with nothing answered yet. */
export function blankWeekCheck(kind: WeekKind, id: string, at: Moment): WeekCheck {
  return kind === 'peg'
    ? { kind, id, at, importedAt: null, pain: null, enjoyment: null, activity: null }
    : { kind, id, at, importedAt: null, change: null, again: '', hard: '' }
}

/** Whether nothing was answered. */
export function isBlank(check: WeekCheck) {
  return check.kind === 'peg'
    ? check.pain === null && check.enjoyment === null && check.activity === null
    : check.change === null && check.again.trim() === '' && check.hard.trim() === ''
}

const daysApart = 7

/** Whether a week has gone by since the last check, or none was ever made. */
export function isWeekCheckDue(checks: readonly WeekCheck[], now: Moment) {
  return checks.every(({ at }) => daysBetween(dayOf(at), dayOf(now)) >= daysApart)
}

const isEntryText = isTextUpTo(longestText)

const pegShape: Shape<PegCheck> = {
  kind: isOneOf(['peg']),
  id: isRandomId,
  at: isMoment,
  importedAt: orNull(isMoment),
  pain: orNull(isScore),
  enjoyment: orNull(isScore),
  activity: orNull(isScore),
}

const plainShape: Shape<PlainCheck> = {
  kind: isOneOf(['plain']),
  id: isRandomId,
  at: isMoment,
  importedAt: orNull(isMoment),
  change: orNull(isOneOf(weekChanges)),
  again: isEntryText,
  hard: isEntryText,
}

/** Reads a weekly check from a store or a file; null when it is not one. */
export function readWeekCheck(value: unknown): WeekCheck | null {
  if (!isRecord(value)) return null
  // Earlier pages marked nothing as imported.
  const stored = { importedAt: null, ...value }
  return readWhole(stored, pegShape) ?? readWhole(stored, plainShape)
}
