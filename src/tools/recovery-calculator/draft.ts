import { daysBetween, isDay } from '#language/dates/days.ts'
import { isText, readParts, type Shape } from '#language/records/reading.ts'
import {
  type Answers,
  type Area,
  ageBands,
  areas,
  expectations,
  type Question,
  severePlaces,
} from '#tools/recovery-calculator/calculator.ts'

/** What the form holds, as the visitor left it: nothing typed is thrown away. */
export type Draft = Partial<Record<DraftField, string>>

export const fields = [
  'area',
  'age',
  'crashDate',
  'worstPain',
  'severePlace',
  'severeExamined',
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
  severePlace: isText,
  severeExamined: isText,
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
export function fieldOf(question: Question): DraftField {
  if (question === 'areas') return 'area'
  return question === 'daysSinceCrash' ? 'crashDate' : question
}

/** Areas stand in one text, as in drafts that knew one area only: `neck,low-back`. */
export const areasIn = (text = ''): readonly Area[] =>
  areas.filter((area) => text.split(',').includes(area))

/** Adds or takes out an area. */
export function withArea(draft: Draft, area: Area, chosen: boolean): Draft {
  const others = areasIn(draft.area).filter((one) => one !== area)
  return { ...draft, area: (chosen ? [...others, area] : others).join(',') }
}

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
  const found = areasIn(draft.area)
  const answers: Partial<Answers> = {
    areas: found.length > 0 ? found : undefined,
    age: oneOf(ageBands, draft.age),
    daysSinceCrash: days,
    worstPain: painFrom(draft.worstPain),
    severePlace: oneOf(severePlaces, draft.severePlace),
    severeExamined: yesOrNo(draft.severeExamined),
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
