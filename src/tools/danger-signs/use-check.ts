import { useEffect, useState } from 'react'
import { useStep } from '#design/step-heading/use-step.ts'
import { forget } from '#language/records/kept.ts'
import { useDraft } from '#language/records/use-draft.ts'
import {
  type CheckAnswers,
  type CheckScreen,
  checkScreens,
  noAnswers,
  readAnswers,
  storableAnswers,
  withFall,
  withMark,
  withScreen,
} from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { CheckSign } from '#tools/danger-signs/check-data.ts'
import { marksOf, nextScreen, outcomeOf, screensFor } from '#tools/danger-signs/check-flow.ts'
import { checkDraftKey, keepAnswers, keptAnswers } from '#tools/danger-signs/kept-answers.ts'
import { recallVisit, renewedAnswers, withKnown } from '#tools/danger-signs/recall-visit.ts'
import { useToday } from '#tools/danger-signs/use-today.ts'
import type { DangerOutcome, DangerWay } from '#words/danger-signs/assess.ts'

export interface CheckOptions {
  /** What a tool needs to be open; left out where no tool follows. */
  needs?: Exclude<DangerWay, 'closed'>
  /** ISO date of the visitor's calendar; the device's own when left out, none yet when empty. */
  today?: string | undefined
  /** Asks the whole check, whatever earlier answers say. */
  again?: boolean
  /** ISO date of a fall or a blow since the crash, which is why it is asked again. */
  fellDay?: string | undefined
  /** Asks only these screens, on top of what was answered before: the day of the whole check stays. */
  only?: readonly CheckScreen[] | undefined
  onPass?: () => void
  /** Called once it is known what this visit is asked. */
  onDecided?: (() => void) | undefined
}

const steps = [...checkScreens, 'answer', 'short'] as const

export type CheckStep = (typeof steps)[number]

/** Names the check in the history of the browser. */
const checkName = 'danger-check'

/** The ways that are at least as wide as a tool needs. */
export const enough: Readonly<Record<Exclude<DangerWay, 'closed'>, readonly DangerWay[]>> = {
  open: ['open'],
  plan: ['open', 'plan'],
  diary: ['open', 'plan', 'diary'],
}

const standingLevel = ({ level }: DangerOutcome) => (level === 1 || level === 2 ? level : null)

/** Marks of last time wait until their question comes: a hospital may have treated them since. */
function withoutUnreached(answers: CheckAnswers, signs: readonly CheckSign[]): CheckAnswers {
  const isReached = (id: string) =>
    signs.some((sign) => sign.id === id && answers.answered.includes(sign.screen))
  return { ...answers, marked: answers.marked.filter(({ id }) => isReached(id)) }
}

/** Where a visit stands, beside its answers. */
interface Visit {
  /** When the check was last answered, where three short screens are enough today. */
  since?: string
  /** The level of an earlier visit that stands, where what led to it is not stored. */
  stands: 1 | 2 | null
  /** The whole check was answered, today or before: alcohol and drugs are not stored. */
  isWhole: boolean
  /** What is shown was answered at an earlier visit: a hospital may have treated it since. */
  isEarlier: boolean
}

const asking: Visit = { stands: null, isWhole: false, isEarlier: false }

/** The answers of a visit, the step that it stands at, and what of it the device has. */
function useVisit({ today: given, only }: CheckOptions) {
  const part = only ? '-part' : ''
  const walk = useStep<CheckStep>(`${checkName}${part}`, steps)
  const tabKey = checkDraftKey(part)
  const [answers, setAnswers] = useDraft(tabKey, noAnswers, readAnswers, storableAnswers)
  const today = useToday(given, walk.moves)
  const [visit, setVisit] = useState(asking)
  const nextOf = (told: CheckAnswers) => nextScreen(told, today, only)

  /** What the device has is shown; in this tab nothing is under way until something is answered. */
  function showKept(kept: CheckAnswers) {
    setAnswers(kept)
    forget('tab', tabKey)
  }

  /** From the first question on, also where a check of this tab has been answered before. */
  function begin(known: CheckAnswers) {
    setVisit(asking)
    showKept(known)
    walk.go(nextOf(known) ?? 'answer')
  }
  return { ...walk, answers, setAnswers, today, visit, setVisit, nextOf, showKept, begin }
}

type VisitState = ReturnType<typeof useVisit>

/** What is shown: a screen that is asked of this person, the short screens, or the answer. */
function shownStep(
  { step, answers, today, visit, nextOf }: VisitState,
  options: CheckOptions,
  isUrgent: boolean,
): CheckStep {
  const next = nextOf(answers)
  if (step === 'answer' && (next === undefined || isUrgent || visit.isWhole)) return 'answer'
  if (step === 'short' && visit.since) return 'short'
  const isAsked =
    step !== 'answer' && step !== 'short' && screensFor(answers, today, options.only).includes(step)
  return isAsked ? step : (next ?? 'answer')
}

/** Keeps what was answered, as far as the device may have it. */
function keepFinished(done: CheckAnswers, outcome: DangerOutcome, today: string, isPart: boolean) {
  const before = isPart ? keptAnswers() : undefined
  // Of a part alone nothing is kept: it would pass for the whole.
  if (isPart && !before) return false
  const days = { listAnswered: before?.listAnswered ?? today, lastVisit: today }
  return keepAnswers(done, { ...days, level: standingLevel(outcome) })
}

/**
 * The answers of a visit and what they ask for. A returning visitor is asked the whole check, three
 * short screens or nothing, as the day demands; an answer that sends to a hospital stands in all
 * tools until it is changed.
 */
export function useCheck(options: CheckOptions) {
  const { needs, again = false, fellDay, only, onPass, onDecided } = options
  const { signs } = useCheckData()
  const state = useVisit(options)
  const { answers, setAnswers, today, visit, setVisit, nextOf, showKept, begin, go } = state
  /** Where earlier answers are renewed there is nothing to press before they are. */
  const [isBegun, setBegun] = useState(!again && !only)
  const outcome = outcomeOf(signs, answers, today)
  const letsOn = (way: DangerWay) => needs !== undefined && enough[needs].includes(way)
  const passOrAnswer = (way: DangerWay) => (letsOn(way) ? onPass?.() : go('answer'))

  function recall() {
    const recalled = recallVisit(signs, answers, today, { again, only })
    if (recalled.kind === 'begin') {
      return begin(fellDay ? withFall(recalled.answers, fellDay) : recalled.answers)
    }
    showKept(recalled.answers)
    if (recalled.kind === 'asking') return
    setVisit({
      ...asking,
      isWhole: true,
      ...(recalled.kind === 'earlier' ? { isEarlier: true, stands: recalled.stands } : {}),
      ...(recalled.kind === 'short' ? { since: recalled.since } : {}),
    })
    if (recalled.kind === 'earlier') go('answer')
    else if (recalled.kind === 'short') go('short')
    else passOrAnswer(outcomeOf(signs, recalled.answers, today).way)
  }

  // It is looked at once, when the page wakes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the day becomes known
  useEffect(() => {
    if (today === '') return
    onDecided?.()
    // What is under way in this tab goes on where it stood, in the other language too.
    const isUnderWay = answers.answered.length > 0 || answers.now
    if (isUnderWay && !again) setAnswers(withKnown(answers))
    else recall()
    setBegun(true)
  }, [today])

  /** A screen was answered: the next one follows, or the answer. */
  function answer(screen: CheckScreen, changed: CheckAnswers) {
    const done = withScreen(changed, screen)
    setAnswers(done)
    const following = nextOf(done)
    const isUrgent = outcomeOf(signs, withoutUnreached(done, signs), today).level === 1
    if (following !== undefined && !isUrgent) return go(following)
    setVisit({ ...asking, isWhole: true })
    const ends = outcomeOf(signs, done, today)
    if (keepFinished(done, ends, today, only !== undefined)) showKept(done)
    go('answer')
  }

  /** The mark goes, and the screen that asked for it comes back. */
  function takeBack(id: string | null) {
    const rule = signs.find((sign) => sign.id === id)
    const changed = id === null ? { ...answers, now: false } : withMark(answers, id, false)
    const screen: CheckScreen = rule?.screen ?? 'now'
    setVisit(asking)
    setAnswers({ ...changed, answered: changed.answered.filter((each) => each !== screen) })
    go(screen)
  }

  /** The short screens found nothing new. */
  function nothingNew() {
    const kept = keptAnswers()
    setVisit({ ...asking, isWhole: true })
    if (kept) keepAnswers(kept.answers, { ...kept, lastVisit: today, shortAnswered: today })
    passOrAnswer(outcome.way)
  }

  return {
    isBegun,
    step: shownStep(state, options, outcome.level === 1),
    moves: state.moves,
    answers,
    today,
    ...visit,
    outcome,
    marks: marksOf(signs, answers),
    screens: screensFor(answers, today, only),
    isAnswered: (screen: CheckScreen) => answers.answered.includes(screen),
    answer,
    change: setAnswers,
    goTo: go,
    takeBack,
    pass: letsOn(outcome.way) && visit.stands === null ? onPass : undefined,
    checkAgain: () => begin(renewedAnswers(answers, today)),
    checkSinceFall: () => begin(withFall(renewedAnswers(answers, today), today)),
    nothingNew,
  }
}

export type Check = ReturnType<typeof useCheck>
