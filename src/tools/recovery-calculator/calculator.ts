/**
 * The rules of the recovery calculator: who gets which view, and how signs are counted. It shows
 * what happened to groups of people in studies. No rule here predicts anything for one person,
 * because published models do little better than guessing for one person: c 0.643 in Stupar M and
 * others, Chiropr Man Therap 2023;31:32, and 0.68 in Bohman T and others, BMC Musculoskelet Disord
 * 2012;13:264. Crash force and damage are not asked: they do not predict how neck pain goes on
 * (ICON overview, Open Orthop J 2013;7:494).
 */
export const areas = ['neck', 'low-back', 'shoulder', 'head'] as const
export type Area = (typeof areas)[number]

export const ageBands = ['under-18', '18-34', '35-49', '50-plus'] as const
/** Age is asked because the studies were about adults. It does not count as a sign. */
type AgeBand = (typeof ageBands)[number]

export const expectations = ['soon', 'slowly', 'do-not-know', 'never'] as const
export type Expectation = (typeof expectations)[number]

/** Where pain may be so strong that somebody else must look at it first. */
export const severePlaces = ['chest', 'belly', 'head', 'neck-or-back', 'elsewhere'] as const
type SeverePlace = (typeof severePlaces)[number]

/** The phases of the clinic's care plan. They say nothing about when someone recovers. */
export const phases = ['days-1-14', 'weeks-2-6', 'weeks-6-12'] as const
export type Phase = (typeof phases)[number]

export interface Answers {
  /** Any danger sign, numbness, weakness and pins and needles among them. */
  redFlag: boolean
  /** Every area that hurts, at least one. */
  areas: readonly Area[]
  age: AgeBand
  /** Whole days; 0 is the day of the crash. */
  daysSinceCrash: number
  /** Worst pain in the past 24 hours, a whole number from 0 to 10. */
  worstPain: number
  /** Where pain of 9 or 10 is. */
  severePlace: SeverePlace
  /** Examined for that pain, which is the same or better. */
  severeExamined: boolean
  headache: boolean
  lowBackPain: boolean
  earlierNeckPain: boolean
  expectation: Expectation
  /** On edge, or sleeping badly. */
  onEdge: boolean
}

export type Question = Exclude<keyof Answers, 'redFlag'>

const slowSigns = [
  'pain',
  'headache',
  'low-back-pain',
  'earlier-neck-pain',
  'expectation',
  'on-edge',
] as const
type SlowSign = (typeof slowSigns)[number]

export type Band = 'fewer' | 'some' | 'more'

type Outcome =
  | { kind: 'emergency' }
  | { kind: 'adults-only' }
  /** Pain of 9 or 10: 911, or an emergency room today. */
  | { kind: 'severe'; level: 1 | 2; place: SeverePlace; worstPain: number }
  | { kind: 'concussion' }
  /** No pain and nothing else: there is nothing that a figure could be about. */
  | { kind: 'watch' }
  /** One for each area of the body, side by side and never added; `head` comes before them. */
  | { kind: 'groups'; groups: Groups; head: boolean }

/** What studies found for one area of the body. */
export type GroupOutcome =
  | { kind: 'beyond-12-weeks'; area: StudiedArea; daysSinceCrash: number }
  | {
      kind: 'neck'
      daysSinceCrash: number
      signs: readonly SlowSign[]
      band: Band
      headache: boolean
      onEdge: boolean
    }
  | { kind: 'low-back'; daysSinceCrash: number; onEdge: boolean }
  | { kind: 'shoulder'; daysSinceCrash: number; onEdge: boolean }

export type StudiedArea = Exclude<Area, 'head'>

export type Groups = readonly [GroupOutcome, ...GroupOutcome[]]

export type Reading = Outcome | { kind: 'unanswered'; questions: readonly Question[] }

/** Twelve weeks are 84 days; the calculator refuses from the day after. */
const firstDayBeyond = 85

/** Pain from here on is asked about again, once. */
const severePain = 9

const always: readonly Question[] = ['areas', 'age', 'daysSinceCrash']

const isStudied = (area: Area): area is StudiedArea => area !== 'head'

function levelOfSevere({ worstPain = 0, severePlace, severeExamined }: Partial<Answers>) {
  if (worstPain < severePain || severePlace === undefined || severePlace === 'elsewhere')
    return null
  if (severePlace !== 'neck-or-back') return 1
  return severeExamined === false ? 2 : null
}

/** Where severe pain is and, for neck and back, whether somebody has examined it. */
function severeQuestions({ worstPain = 0, severePlace }: Partial<Answers>): readonly Question[] {
  if (worstPain < severePain) return []
  return severePlace === 'neck-or-back' ? ['severePlace', 'severeExamined'] : ['severePlace']
}

function neckQuestions(areas: readonly Area[]): readonly Question[] {
  // Whoever has named the low back is not asked for it again.
  return areas.includes('low-back')
    ? ['headache', 'earlierNeckPain']
    : ['headache', 'lowBackPain', 'earlierNeckPain']
}

/**
 * The questions that matter, given what is answered so far. Nothing is asked that no rule needs:
 * three of them count for the neck only, and a refusal needs none of the rest.
 */
export function questionsFor(answers: Partial<Answers>): readonly Question[] {
  const { areas = [], age, daysSinceCrash } = answers
  const headOnly = areas.length > 0 && !areas.some(isStudied)
  if (age === 'under-18' || headOnly) return ['areas', 'age']
  if (daysSinceCrash !== undefined && daysSinceCrash >= firstDayBeyond) return always
  const asked: readonly Question[] = [...always, 'worstPain', ...severeQuestions(answers)]
  if (levelOfSevere(answers) !== null) return asked
  const forNeck = areas.includes('neck') ? neckQuestions(areas) : []
  return [...asked, ...forNeck, 'expectation', 'onEdge']
}

/**
 * Signs that went with slower recovery in groups, one point each with equal weights. Walton DM and
 * others, JOSPT 2009;39(5):334-350 and 2013;43(2):31-43 (pain above 5.5, so 6 counts and 5 does
 * not; headache, low back pain, earlier neck pain); expectation and stress from the Australian
 * guideline table (mywhiplash.com.au/node/29). The count is not a probability. What was not asked
 * is not a sign.
 */
function slowSignsIn(answers: Partial<Answers>): readonly SlowSign[] {
  const { worstPain = 0, expectation = 'soon' } = answers
  const present: Record<SlowSign, boolean> = {
    pain: worstPain >= 6,
    headache: answers.headache === true,
    'low-back-pain': answers.lowBackPain === true || answers.areas?.includes('low-back') === true,
    'earlier-neck-pain': answers.earlierNeckPain === true,
    expectation: expectation !== 'soon',
    'on-edge': answers.onEdge === true,
  }
  return slowSigns.filter((sign) => present[sign])
}

/** 0 to 1 fewer, 2 to 3 some, 4 to 6 more. Bands change the advice and never the figures. */
export function bandOf(count: number): Band {
  if (count >= 4) return 'more'
  return count >= 2 ? 'some' : 'fewer'
}

/** Days 1 to 14, weeks 2 to 6, weeks 6 to 12, from whole days since the crash (0 to 84). */
export function phaseOf(daysSinceCrash: number): Phase {
  if (daysSinceCrash <= 14) return 'days-1-14'
  return daysSinceCrash <= 42 ? 'weeks-2-6' : 'weeks-6-12'
}

/** Whiplash grade 0 has neither pain nor signs; the studies are not about it. */
function isNothing({
  areas = [],
  headache,
  lowBackPain,
  earlierNeckPain,
  ...rest
}: Partial<Answers>) {
  const { worstPain, expectation, onEdge } = rest
  const yes = headache || lowBackPain || earlierNeckPain || onEdge
  return worstPain === 0 && expectation === 'soon' && !yes && !areas.includes('head')
}

function groupOf(area: StudiedArea, answers: Partial<Answers>): GroupOutcome {
  const { daysSinceCrash = 0, onEdge = false, headache = false } = answers
  if (daysSinceCrash >= firstDayBeyond) return { kind: 'beyond-12-weeks', area, daysSinceCrash }
  if (area !== 'neck') return { kind: area, daysSinceCrash, onEdge }
  const signs = slowSignsIn(answers)
  return { kind: area, daysSinceCrash, signs, band: bandOf(signs.length), headache, onEdge }
}

/**
 * What to show. The checks run in this order and the first that fits decides: danger sign, severe
 * pain, under 18, head only, no pain at all, figures for each area of the body. Unanswered questions
 * are named, never guessed.
 */
export function calculate(answers: Partial<Answers>): Reading {
  const { areas = [], worstPain = 0, severePlace: place } = answers
  if (answers.redFlag) return { kind: 'emergency' }
  const level = levelOfSevere(answers)
  if (level !== null && place !== undefined) return { kind: 'severe', level, place, worstPain }
  if (answers.age === 'under-18') return { kind: 'adults-only' }
  const questions = questionsFor(answers).filter((question) => answers[question] === undefined)
  if (questions.length > 0) return { kind: 'unanswered', questions }
  const [first, ...others] = areas.filter(isStudied)
  if (first === undefined) return { kind: 'concussion' }
  if (isNothing(answers)) return { kind: 'watch' }
  const groups: Groups = [groupOf(first, answers), ...others.map((area) => groupOf(area, answers))]
  return { kind: 'groups', groups, head: areas.includes('head') }
}
