import { isDay } from '#language/dates/days.ts'
import { isCount, isRecord, isScore, isText } from '#language/records/reading.ts'
import type { MarkedSign } from '#words/danger-signs/assess.ts'
import { type DangerFact, dangerFacts, unstoredFacts } from '#words/danger-signs/kinds.ts'

/** The screens of the check in their order; not everybody is asked all of them. */
export const checkScreens = [
  'now',
  'who',
  'day',
  'scene',
  'scene-signs',
  'person',
  'pregnancy',
  'body',
  'crash',
  'head-hit',
  'head',
  'head-after',
  'strength',
  'chest',
  'spine',
  'belly',
  'child',
  'worse',
] as const

export type CheckScreen = (typeof checkScreens)[number]

/** The screens that ask about alcohol and drugs: in every full check, and after each reload. */
const unstoredScreens: readonly CheckScreen[] = ['body', 'crash']

/** The facts of each screen that asks for some. */
export const factScreens = {
  person: ['age-65', 'thinner', 'pregnant'],
  body: ['bones', 'spine-disease', 'brain-surgery', 'alcohol'],
  crash: ['force', 'struck', 'not-walked', 'dulled', 'drunk'],
} as const satisfies Partial<Record<CheckScreen, readonly DangerFact[]>>

export const people = ['me', 'adult', 'child'] as const

export type Person = (typeof people)[number]

/** What has been answered so far. */
export interface CheckAnswers {
  /** Yes to the first screen: one of the signs that call for an ambulance, right now. */
  now: boolean
  who: Person
  /** ISO date; empty when it is not known, which counts as today. */
  crashDay: string
  /** ISO date of a fall or a blow since the crash: days count from it. */
  fellDay?: string
  facts: readonly DangerFact[]
  /** Somebody who delivers babies, or an emergency room, has checked the pregnancy since the crash. */
  pregnancyChecked: boolean
  /** How strong the pain of neck or back is, 0 to 10; null where there is none. */
  spinePain: number | null
  /** Signs that were ticked, and what was said of those that are worked out. */
  marked: readonly MarkedSign[]
  answered: readonly CheckScreen[]
}

export const noAnswers: CheckAnswers = {
  now: false,
  who: 'me',
  crashDay: '',
  facts: [],
  pregnancyChecked: false,
  spinePain: null,
  marked: [],
  answered: [],
}

function readMark(value: unknown): MarkedSign[] {
  if (!isRecord(value) || !isText(value['id'])) return []
  const { id, examined, imaging, treated, sameBefore, day } = value
  return [
    {
      id,
      examined: examined === true,
      imaging: imaging === true,
      treated: treated === true,
      sameBefore: sameBefore === true,
      ...(isDay(day) ? { day } : {}),
    },
  ]
}

const known = <T extends string>(names: readonly T[], value: unknown): readonly T[] =>
  Array.isArray(value) ? names.filter((name) => value.includes(name)) : []

/** Answers of whatever was stored; what does not fit is left out. */
export function readAnswers(stored: unknown): CheckAnswers {
  if (!isRecord(stored)) return noAnswers
  const { now, who, crashDay, fellDay, facts, pregnancyChecked, spinePain, marked, answered } =
    stored
  return {
    now: now === true,
    who: people.find((person) => person === who) ?? 'me',
    crashDay: isDay(crashDay) ? crashDay : '',
    ...(isDay(fellDay) ? { fellDay } : {}),
    facts: known(dangerFacts, facts),
    pregnancyChecked: pregnancyChecked === true,
    spinePain: isCount(spinePain) && isScore(spinePain) ? spinePain : null,
    marked: Array.isArray(marked) ? marked.flatMap(readMark) : [],
    answered: known(checkScreens, answered),
  }
}

/** What a tab or a device may store: nothing about alcohol or drugs, so that it is asked again. */
export const storableAnswers = (answers: CheckAnswers): CheckAnswers => ({
  ...answers,
  facts: answers.facts.filter((fact) => !unstoredFacts.includes(fact)),
  answered: answers.answered.filter((screen) => !unstoredScreens.includes(screen)),
})

/** Facts that follow from others are facts too: a child is under 16. */
export const factsOf = ({ who, facts }: CheckAnswers): readonly DangerFact[] =>
  who === 'child' ? [...facts.filter((fact) => fact !== 'age-65'), 'child', 'under-16'] : facts

export const withFact = (answers: CheckAnswers, fact: DangerFact, given: boolean) => {
  const others = answers.facts.filter((other) => other !== fact)
  return { ...answers, facts: given ? [...others, fact] : others }
}

/** Marks or unmarks a sign; what was said of it goes with the mark. */
export function withMark(answers: CheckAnswers, id: string, chosen: boolean): CheckAnswers {
  const others = answers.marked.filter((mark) => mark.id !== id)
  return { ...answers, marked: chosen ? [...others, { id }] : others }
}

/** The answers after a fall or a blow: what was examined or treated before it does not count. */
export const withFall = (answers: CheckAnswers, fellDay: string): CheckAnswers => ({
  ...answers,
  fellDay,
  marked: answers.marked.map(({ id }) => ({ id })),
})

/** Says something of a sign. */
export function withSaid(
  answers: CheckAnswers,
  id: string,
  said: Partial<Omit<MarkedSign, 'id'>>,
): CheckAnswers {
  const mark = answers.marked.find((each) => each.id === id) ?? { id }
  const others = answers.marked.filter((each) => each.id !== id)
  return { ...answers, marked: [...others, { ...mark, ...said }] }
}

/** A screen is answered: the others stay as they are. */
export const withScreen = (answers: CheckAnswers, screen: CheckScreen): CheckAnswers => ({
  ...answers,
  answered: [...answers.answered.filter((each) => each !== screen), screen],
})
