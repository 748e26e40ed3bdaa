import type { DangerFact } from './kinds.ts'
import type { DangerLevel, DangerRule } from './register.ts'

/** What somebody said of one marked sign. */
export interface MarkedSign {
  id: string
  /**
   * A medical doctor, PA or nurse practitioner examined the person in person for this sign after it
   * began and sent them home, and it is the same or better. Chiropractors, paramedics and telephone
   * calls do not count, nor does leaving before being seen.
   */
  examined?: boolean
  /** Pictures were taken, or the examiner said that none were needed. */
  imaging?: boolean
  /**
   * A doctor in a hospital treated it and sent the person home, and since then it is gone, the same
   * or better. Leaving early does not count.
   */
  treated?: boolean
  /** It was exactly the same before the crash. */
  sameBefore?: boolean
  /** ISO date of the examination, or of leaving the hospital. */
  day?: string
}

export interface DangerAnswers {
  facts: readonly DangerFact[]
  marked: readonly MarkedSign[]
  /** Whole days since the crash; the day of the crash is 0. */
  day: number
  /** Yes to what is asked before any fact: one of the signs that call for an ambulance, right now. */
  now?: boolean
}

/** What stays open: everything, diary and plan, the diary alone, or nothing; the narrowest last. */
const dangerWays = ['open', 'plan', 'diary', 'closed'] as const

export type DangerWay = (typeof dangerWays)[number]

/** A sign that somebody has examined or treated, and what it asks for when it comes back. */
export interface AnsweredSign {
  id: string
  /** ISO date, where it was told. */
  day: string | undefined
  level: DangerLevel
}

export interface DangerOutcome {
  /** The most urgent level of all signs that no examination has answered; none without any. */
  level: DangerLevel | null
  /** The signs of that level, in the order of the register. */
  signs: readonly string[]
  way: DangerWay
  /** Whether the emergency room has to be one where babies are delivered. */
  births: boolean
  /** Signs that were examined or treated. */
  answered: readonly AnsweredSign[]
  /** Facts that raise nothing by themselves, but that a doctor should hear. */
  tellTheDoctor: readonly DangerFact[]
}

const has = (facts: readonly DangerFact[], some: readonly DangerFact[]) =>
  some.some((fact) => facts.includes(fact))

type Window = DangerRule['levels'][number]

/** Nobody is asked for the hour: the latest of the day holds, and with it the more careful level. */
const hoursAtLeast = ({ day }: DangerAnswers) => Math.max(0, day - 1) * 24

function isOver(window: Window, answers: DangerAnswers) {
  const given = [...answers.facts, ...answers.marked.map(({ id }) => id)]
  if (window.noEndWith?.some((name) => given.includes(name))) return false
  if (window.untilHours !== undefined) return hoursAtLeast(answers) >= window.untilHours
  return window.untilDay !== undefined && answers.day > window.untilDay
}

const isMet = ({ with: needed }: Window, { facts }: DangerAnswers) => !needed || has(facts, needed)

/** The level of a sign on this day, before anybody has examined it. */
function levelOf(rule: DangerRule, answers: DangerAnswers): DangerLevel {
  const window = rule.levels.find((each) => isMet(each, answers) && !isOver(each, answers))
  if (!window) throw new Error(`The danger sign ${rule.id} has no level on day ${answers.day}`)
  return window.level
}

/** Whether the examination looked where it had to. */
const wasLookedAt = ({ pictures }: DangerRule, mark: MarkedSign, facts: readonly DangerFact[]) =>
  !pictures || mark.imaging === true || (pictures.with && !has(facts, pictures.with))

/** What the answer to a sign opens, or null where nothing has answered it. */
function answerOf(rule: DangerRule, mark: MarkedSign, { facts }: DangerAnswers): DangerWay | null {
  if (rule.treated && mark.treated) return 'plan'
  if (rule.sameBefore && mark.sameBefore) return 'diary'
  if (rule.examined !== 'on' || !mark.examined || !wasLookedAt(rule, mark, facts)) return null
  return rule.opens ?? 'open'
}

/** Whether the check asks for the sign: always, or with one of the facts it hangs on. */
export const isAsked = ({ askedWith }: DangerRule, facts: readonly DangerFact[]) =>
  !askedWith || has(facts, askedWith)

/** The narrowest of several ways. */
const narrowest = (ways: readonly DangerWay[]): DangerWay =>
  dangerWays.findLast((way) => ways.includes(way)) ?? 'open'

/** Facts that say where or whose, and nothing that a doctor has to be told. */
const plainFacts: readonly DangerFact[] = [
  'at-scene',
  'child',
  'under-16',
  'head-hit',
  'pregnant-20',
]

function judge(rules: readonly DangerRule[], mark: MarkedSign, answers: DangerAnswers) {
  const rule = rules.find(({ id }) => id === mark.id)
  if (!rule) throw new Error(`No danger sign is called ${mark.id}`)
  const answer = answerOf(rule, mark, answers)
  const level = levelOf(rule, answers)
  const way = answer ?? (level === 3 ? 'open' : 'closed')
  return { id: mark.id, day: mark.day, births: rule.births === true, level, answer, way }
}

/**
 * What the marked signs ask for today. The screen only raises: an outcome without a level is no
 * clearance. Levels, windows and the examined path are our own judgment until a physician and a
 * chiropractor have signed the register.
 * @throws Error for a marked sign that the register does not hold.
 */
export function assessDanger(rules: readonly DangerRule[], answers: DangerAnswers): DangerOutcome {
  const judged = answers.marked.map((mark) => judge(rules, mark, answers))
  const standing = judged.filter(({ answer }) => answer === null)
  const levels = standing.map(({ level }) => level)
  const level = answers.now
    ? 1
    : (([1, 2, 3] as const).find((each) => levels.includes(each)) ?? null)
  const ids = standing.filter((sign) => sign.level === level).map(({ id }) => id)
  return {
    level,
    signs: rules.map(({ id }) => id).filter((id) => ids.includes(id)),
    way: answers.now ? 'closed' : narrowest(judged.map(({ way }) => way)),
    births: standing.some(({ births }) => births),
    answered: judged
      .filter(({ answer }) => answer === 'open' || answer === 'plan')
      .map(({ id, day, level: asks }) => ({ id, day, level: asks })),
    tellTheDoctor: answers.facts.filter((fact) => !plainFacts.includes(fact)),
  }
}

/** The level that a sign has at first, before hours or days have passed: what a page shows. */
export const firstLevel = ({ levels }: Pick<DangerRule, 'levels'>) =>
  levels.find((window) => !window.with)?.level ?? 1
