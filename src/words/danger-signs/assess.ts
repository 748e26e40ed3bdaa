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
  /** Pictures were taken of the spine, or the examiner said that none were needed. */
  imaging?: boolean
  /** It was exactly the same before the crash. */
  sameBefore?: boolean
}

export interface DangerAnswers {
  facts: readonly DangerFact[]
  marked: readonly MarkedSign[]
  /** Whole days since the crash; the day of the crash is 0. */
  day: number
  /** Hours since the crash, where the time is known. Without it the more careful level holds. */
  hours?: number
}

/** What stays open: everything, the diary alone, or nothing. */
type DangerWay = 'open' | 'diary' | 'closed'

export interface DangerOutcome {
  /** The most urgent level of all signs that no examination has answered; none without any. */
  level: DangerLevel | null
  /** The signs of that level, in the order of the register. */
  signs: readonly string[]
  way: DangerWay
  /** Facts that raise nothing by themselves, but that a doctor should hear. */
  tellTheDoctor: readonly DangerFact[]
}

type Window = DangerRule['levels'][number]

/** Hours without a time of day: the earliest that the day allows. */
const hoursAtLeast = ({ day, hours }: DangerAnswers) => hours ?? Math.max(0, day - 1) * 24

function isOver(window: Window, answers: DangerAnswers) {
  const given = [...answers.facts, ...answers.marked.map(({ id }) => id)]
  if (window.noEndWith?.some((name) => given.includes(name))) return false
  if (window.untilHours !== undefined) return hoursAtLeast(answers) >= window.untilHours
  return window.untilDay !== undefined && answers.day > window.untilDay
}

const isMet = ({ with: needed }: Window, { facts }: DangerAnswers) =>
  !needed || needed.some((fact) => facts.includes(fact))

/** The level of a sign on this day, before anybody has examined it. */
function levelOf(rule: DangerRule, answers: DangerAnswers): DangerLevel {
  const window = rule.levels.find((each) => isMet(each, answers) && !isOver(each, answers))
  if (!window) throw new Error(`The danger sign ${rule.id} has no level on day ${answers.day}`)
  return window.level
}

/** What the answer to a sign opens, or null where nothing has answered it. */
function answerOf(rule: DangerRule, mark: MarkedSign): DangerWay | null {
  if (rule.examined === 'never') return mark.sameBefore ? 'diary' : null
  if (rule.examined === 'none' || !mark.examined) return null
  if (rule.examined === 'imaging' && !mark.imaging) return null
  return rule.opens ?? 'open'
}

/** Whether a tool asks for the sign: always, or with one of the facts it hangs on. */
export const isAsked = ({ askedWith }: DangerRule, facts: readonly DangerFact[]) =>
  !askedWith || askedWith.some((fact) => facts.includes(fact))

const closest = (ways: readonly DangerWay[]): DangerWay =>
  (['closed', 'diary'] as const).find((way) => ways.includes(way)) ?? 'open'

/**
 * What the marked signs ask for today. The screen only raises: an outcome without a level is no
 * clearance. Levels, windows and the examined path are our own judgment until a physician and a
 * chiropractor have signed the register.
 * @throws Error for a marked sign that the register does not hold.
 */
export function assessDanger(rules: readonly DangerRule[], answers: DangerAnswers): DangerOutcome {
  const judged = answers.marked.map((mark) => {
    const rule = rules.find(({ id }) => id === mark.id)
    if (!rule) throw new Error(`No danger sign is called ${mark.id}`)
    const answer = answerOf(rule, mark)
    const level = levelOf(rule, answers)
    return { id: mark.id, level, answer, way: answer ?? (level === 3 ? 'open' : 'closed') }
  })
  const standing = judged.filter(({ answer }) => answer === null)
  const levels = standing.map(({ level }) => level)
  const level = ([1, 2, 3] as const).find((each) => levels.includes(each)) ?? null
  const ids = standing.filter((sign) => sign.level === level).map(({ id }) => id)
  return {
    level,
    signs: rules.map(({ id }) => id).filter((id) => ids.includes(id)),
    way: closest(judged.map(({ way }) => way)),
    tellTheDoctor: answers.facts.filter((fact) => fact !== 'at-scene' && fact !== 'child'),
  }
}

/** The level that a sign has at first, before hours or days have passed: what a page shows. */
export const firstLevel = ({ levels }: Pick<DangerRule, 'levels'>) =>
  levels.find((window) => !window.with)?.level ?? 1
