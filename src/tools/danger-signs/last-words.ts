import { type CheckAnswers, factsOf } from '#tools/danger-signs/check-answers.ts'
import type { AnsweredSign, DangerOutcome } from '#words/danger-signs/assess.ts'
import type { DangerFact } from '#words/danger-signs/kinds.ts'

/** A line under the answer; which ones stand there hangs on what was answered. */
export type LastWord =
  /** Nothing was marked; `early` in the first days, when an injury may still show. */
  | { kind: 'none'; early: boolean }
  | { kind: 'facts'; facts: readonly DangerFact[] }
  | { kind: 'three-months' }
  | { kind: 'alcohol' }
  | { kind: 'prenatal' }
  | { kind: 'answered'; sign: AnsweredSign }

const lastEarlyDay = 3

const hasAny = (facts: readonly DangerFact[], some: readonly DangerFact[]) =>
  some.some((fact) => facts.includes(fact))

/**
 * What is said last, so that it fits what was answered.
 * @param day whole days since the crash.
 */
export function lastWords(answers: CheckAnswers, outcome: DangerOutcome, day: number): LastWord[] {
  const facts = factsOf(answers)
  const bleeds = hasAny(facts, ['age-65', 'thinner', 'alcohol'])
  const words: (LastWord | false)[] = [
    outcome.level === null &&
      outcome.way === 'open' &&
      outcome.answered.length === 0 && { kind: 'none', early: day <= lastEarlyDay },
    outcome.tellTheDoctor.length > 0 && { kind: 'facts', facts: outcome.tellTheDoctor },
    bleeds && facts.includes('head-hit') && { kind: 'three-months' },
    day <= 1 && facts.includes('drunk') && { kind: 'alcohol' },
    outcome.level === null && facts.includes('pregnant') && { kind: 'prenatal' },
    ...outcome.answered.map((sign) => ({ kind: 'answered' as const, sign })),
  ]
  return words.filter((word) => word !== false)
}
