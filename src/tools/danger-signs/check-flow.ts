import { daysBetween, isDay } from '#language/dates/days.ts'
import {
  type CheckAnswers,
  type CheckScreen,
  checkScreens,
  factsOf,
} from '#tools/danger-signs/check-answers.ts'
import {
  assessDanger,
  type DangerOutcome,
  isAsked,
  type MarkedSign,
} from '#words/danger-signs/assess.ts'
import type { DangerRule } from '#words/danger-signs/register.ts'

/** Pain of neck or back from here on is a sign of its own, 0 to 10. */
export const worstPain = 9

/** A date that is further back is asked again: a year may be typed wrong. */
export const longAgo = 60

type Days = Pick<CheckAnswers, 'crashDay' | 'fellDay'>

/** From when days count: the crash, or a fall after it. */
export const startOf = ({ crashDay, fellDay = '' }: Days) =>
  fellDay > crashDay ? fellDay : crashDay

/** Whole days since then; where the day of the crash is not known, it counts as today. */
export const dayOf = (days: Days, today: string) =>
  isDay(days.crashDay) && isDay(today) ? Math.max(0, daysBetween(startOf(days), today)) : 0

/** Whether a screen is asked of this person on this day. */
function isDue(screen: CheckScreen, answers: CheckAnswers, today: string) {
  if (screen === 'scene') return dayOf(answers, today) <= 1
  if (screen === 'scene-signs') return answers.facts.includes('at-scene')
  if (screen === 'pregnancy') return answers.facts.includes('pregnant')
  if (screen === 'head-after') return answers.facts.includes('head-hit')
  if (screen === 'child') return answers.who === 'child'
  return true
}

/**
 * The screens that this person is asked today, answered ones included.
 * @param of those among which they are looked for.
 */
export const screensFor = (
  answers: CheckAnswers,
  today: string,
  of: readonly CheckScreen[] = checkScreens,
) => checkScreens.filter((screen) => of.includes(screen) && isDue(screen, answers, today))

/** The first screen without an answer; undefined once all have one. */
export const nextScreen = (
  answers: CheckAnswers,
  today: string,
  of?: readonly CheckScreen[],
): CheckScreen | undefined =>
  screensFor(answers, today, of).find((screen) => !answers.answered.includes(screen))

/** Whether a sign that nobody ticks follows from the answers. */
function follows({ from }: DangerRule, answers: CheckAnswers) {
  if (from === 'head-hit') return answers.facts.includes('head-hit')
  if (from === 'unchecked') {
    return answers.facts.includes('pregnant-20') && !answers.pregnancyChecked
  }
  return (answers.spinePain ?? 0) >= worstPain
}

const isTicked = ({ id }: DangerRule, { marked }: CheckAnswers) =>
  marked.some((mark) => mark.id === id)

/** The signs of the answers: those that were ticked, and those that follow from other answers. */
export function marksOf(rules: readonly DangerRule[], answers: CheckAnswers): MarkedSign[] {
  const facts = factsOf(answers)
  return rules
    .filter((rule) => (rule.from ? follows(rule, answers) : isTicked(rule, answers)))
    .filter((rule) => isAsked(rule, facts))
    .map(({ id }) => answers.marked.find((mark) => mark.id === id) ?? { id })
}

/**
 * What the answers ask for today.
 * @param today ISO date of the visitor's calendar.
 */
export const outcomeOf = (
  rules: readonly DangerRule[],
  answers: CheckAnswers,
  today: string,
): DangerOutcome =>
  assessDanger(rules, {
    now: answers.now,
    facts: factsOf(answers),
    marked: marksOf(rules, answers),
    day: dayOf(answers, today),
  })

/** The day of an examination or of leaving a hospital: not before the crash or the fall, not after today. */
export const isPossibleDay = (day: string, answers: CheckAnswers, today: string) =>
  isDay(day) && day <= today && day >= startOf(answers)

/** Marks whose "treated" has no possible day yet: it is asked for before the check goes on. */
export const withoutDay = (marks: readonly MarkedSign[], answers: CheckAnswers, today: string) =>
  marks.filter(
    ({ treated, examined, day }) =>
      (treated && !isPossibleDay(day ?? '', answers, today)) ||
      (examined && day !== undefined && day !== '' && !isPossibleDay(day, answers, today)),
  )
