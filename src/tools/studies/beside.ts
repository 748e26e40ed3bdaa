import { noAnswers, withMark } from '#tools/danger-signs/check-answers.ts'
import { outcomeOf, worstPain } from '#tools/danger-signs/check-flow.ts'
import { lowBackMean } from '#tools/studies/low-back-curve.ts'
import type { DangerRule } from '#words/danger-signs/register.ts'

/** Where it hurts, as far as groups with such pain were followed. */
export const parts = ['neck', 'low-back', 'shoulder', 'head'] as const
export type Part = (typeof parts)[number]

/** What somebody says of the pain of one part. */
export interface OwnPain {
  part: Part
  /** Now, 0 to 10, whole. */
  pain: number
  /** Whole days since the crash; the day of the crash is 0. */
  days: number
}

/** The studies followed their groups for a year. */
const followedDays = 364

/** Pain that lasts longer has groups of its own in studies of the low back. */
export const lastingDays = 85

/** Above 5.5 out of 10, neck pain went on longer in groups (Walton 2013): 6 counts, 5 does not. */
export const slowerFrom = 6

export type Beside =
  /** A sign of the register: nothing of studies before somebody has looked at it. */
  | { kind: 'danger'; level: 1 | 2 }
  /** The signs of the head come before any figure, and no course of it is drawn. */
  | { kind: 'head' }
  | { kind: 'no-pain' }
  | {
      kind: 'course'
      part: Exclude<Part, 'head'>
      /** Weeks since the crash, on the line of the group; none once the studies have ended. */
      week: number | undefined
      /** Of the group then, out of 100; only of the low back was the strength of pain published. */
      mean: number | undefined
    }

/** The signs of the register that strength and part decide, without another question. */
export const decidedSigns = ['worst-spine', 'worst-inside']

/** What pain of 9 or 10 asks for by itself. */
function dangerOf(rules: readonly DangerRule[], { part, pain }: OwnPain) {
  const answers =
    part === 'head'
      ? withMark(noAnswers, 'worst-inside', pain >= worstPain)
      : { ...withMark(noAnswers, 'spine', true), spinePain: part === 'shoulder' ? null : pain }
  const own = rules.filter(({ id }) => decidedSigns.includes(id))
  const { level } = outcomeOf(own, answers, '')
  return level === 1 || level === 2 ? level : undefined
}

/**
 * What stands beside somebody's pain: what danger signs ask for comes before any figure.
 *
 * @param rules of the register; those of `decidedSigns` are read.
 */
export function besideStudies(rules: readonly DangerRule[], own: OwnPain): Beside {
  const level = dangerOf(rules, own)
  if (level) return { kind: 'danger', level }
  if (own.pain === 0) return { kind: 'no-pain' }
  const { part, days } = own
  if (part === 'head') return { kind: 'head' }
  const week = days <= followedDays ? days / 7 : undefined
  const mean =
    part === 'low-back' && week !== undefined ? Math.round(lowBackMean('acute', week)) : undefined
  return { kind: 'course', part, week, mean }
}

export type OwnPainField = keyof OwnPain

/** Further back than this a number is a mistake. */
const mostDays = 36_500

/**
 * Reads what a form holds.
 *
 * @returns the pain, or the fields that are missing or make no sense.
 */
export function readOwnPain(
  form: Pick<FormData, 'get'>,
): { own: OwnPain } | { wrong: readonly OwnPainField[] } {
  const whole = (name: OwnPainField, most: number) => {
    const text = String(form.get(name) ?? '').trim()
    const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    return number <= most ? number : undefined
  }
  const part = parts.find((each) => each === form.get('part'))
  const pain = whole('pain', 10)
  const days = whole('days', mostDays)
  if (part !== undefined && pain !== undefined && days !== undefined) {
    return { own: { part, pain, days } }
  }
  const read = { part, pain, days }
  return { wrong: (['part', 'pain', 'days'] as const).filter((name) => read[name] === undefined) }
}
