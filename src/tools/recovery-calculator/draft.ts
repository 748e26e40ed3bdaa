import { daysBetween, isDay } from '#dates/days.ts'
import { isText, readParts, type Shape } from '#records/reading.ts'
import {
  type Answers,
  ageBands,
  areas,
  expectations,
  type Question,
} from '#tools/recovery-calculator/calculator.ts'

/** What the form holds, as the visitor left it: nothing typed is thrown away. */
export type Draft = Partial<Record<DraftField, string>>

const fields = [
  'area',
  'age',
  'crashDate',
  'worstPain',
  'headache',
  'lowBackPain',
  'earlierNeckPain',
  'expectation',
  'onEdge',
] as const
export type DraftField = (typeof fields)[number]

const draftShape: Shape<Draft> = {
  area: isText,
  age: isText,
  crashDate: isText,
  worstPain: isText,
  headache: isText,
  lowBackPain: isText,
  earlierNeckPain: isText,
  expectation: isText,
  onEdge: isText,
}

type DateFault = 'not-a-date' | 'in-the-future'

export interface DraftReading {
  answers: Partial<Answers>
  dateFault?: DateFault
}

/** The field that asks a question. */
export const fieldOf = (question: Question): DraftField =>
  question === 'daysSinceCrash' ? 'crashDate' : question

const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((known) => known === value)

const yesOrNo = (value: string | undefined) =>
  value === 'yes' ? true : value === 'no' ? false : undefined

const painFrom = (value: string | undefined) =>
  value !== undefined && /^(10|\d)$/.test(value) ? Number(value) : undefined

function daysFrom(
  crashDate: string | undefined,
  today: string,
): Pick<DraftReading, 'dateFault'> & {
  days?: number
} {
  if (!crashDate) return {}
  if (!isDay(crashDate) || !isDay(today)) return { dateFault: 'not-a-date' }
  return crashDate > today
    ? { dateFault: 'in-the-future' }
    : { days: daysBetween(crashDate, today) }
}

/**
 * Typed answers from what stands in the form. Calendar dates only, never an instant: the crash was
 * on the date the visitor names.
 *
 * @param today the visitor's date, such as `2026-11-21`.
 */
export function readDraft(draft: Draft, today: string): DraftReading {
  const { days, dateFault } = daysFrom(draft.crashDate, today)
  const answers: Partial<Answers> = {
    area: oneOf(areas, draft.area),
    age: oneOf(ageBands, draft.age),
    daysSinceCrash: days,
    worstPain: painFrom(draft.worstPain),
    headache: yesOrNo(draft.headache),
    lowBackPain: yesOrNo(draft.lowBackPain),
    earlierNeckPain: yesOrNo(draft.earlierNeckPain),
    expectation: oneOf(expectations, draft.expectation),
    onEdge: yesOrNo(draft.onEdge),
  }
  return dateFault ? { answers, dateFault } : { answers }
}

/** A draft from whatever was stored; fields that are not text are left out. */
export const readStoredDraft = (stored: unknown): Draft => readParts(stored, draftShape, {})
