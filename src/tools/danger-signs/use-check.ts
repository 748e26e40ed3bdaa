import { useEffect, useState } from 'react'
import { useStep } from '#design/step-heading/use-step.ts'
import { dayIn } from '#language/dates/wall-time.ts'
import { forget } from '#language/records/kept.ts'
import { useDraft } from '#language/records/use-draft.ts'
import { keptRecord, kindOf } from '#tools/crash-record/crash-record.ts'
import { currentPerson } from '#tools/crash-record/person.ts'
import {
  type CheckAnswers,
  type CheckScreen,
  checkScreens,
  noAnswers,
  readAnswers,
  storableAnswers,
  withMark,
  withScreen,
} from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { CheckSign } from '#tools/danger-signs/check-data.ts'
import { marksOf, nextScreen, outcomeOf, screensFor } from '#tools/danger-signs/check-flow.ts'
import {
  answersToRenew,
  askedToday,
  checkDraftKey,
  keepAnswers,
  keptAnswers,
  standingAnswers,
} from '#tools/danger-signs/kept-answers.ts'
import type { DangerOutcome, DangerWay } from '#words/danger-signs/assess.ts'

export interface CheckOptions {
  /** What a tool needs to be open; left out where no tool follows. */
  needs?: Exclude<DangerWay, 'closed'>
  /** ISO date of the visitor's calendar; the device's own when left out. */
  today?: string | undefined
  /** Asks the whole check, whatever earlier answers say. */
  again?: boolean
  /** Asks only these screens, on top of what was answered before: the day of the whole check stays. */
  only?: readonly CheckScreen[] | undefined
  onPass?: () => void
  /** Called once it is known what this visit is asked. */
  onDecided?: (() => void) | undefined
}

const steps = [...checkScreens, 'answer', 'short'] as const

export type CheckStep = (typeof steps)[number]

const name = 'danger-check'

/** The ways that are at least as wide as a tool needs. */
const enough: Readonly<Record<Exclude<DangerWay, 'closed'>, readonly DangerWay[]>> = {
  open: ['open'],
  plan: ['open', 'plan'],
  diary: ['open', 'plan', 'diary'],
}

const standingLevel = ({ level }: DangerOutcome) => (level === 1 || level === 2 ? level : null)

/** What the record of the crash knows is not asked here. */
function withKnown(answers: CheckAnswers): CheckAnswers {
  const record = keptRecord()
  const kind = kindOf(record, currentPerson())
  const told = kind ? withScreen({ ...answers, who: kind }, 'who') : answers
  return record.day === '' || told.answered.includes('day')
    ? told
    : withScreen({ ...told, crashDay: record.day }, 'day')
}

/** Marks of last time wait until their question comes: a hospital may have treated them since. */
function withoutUnreached(answers: CheckAnswers, signs: readonly CheckSign[]): CheckAnswers {
  const isReached = (id: string) =>
    signs.some((sign) => sign.id === id && answers.answered.includes(sign.screen))
  return { ...answers, marked: answers.marked.filter(({ id }) => isReached(id)) }
}

/** Screens that are asked again, with the marks of last time. */
const unanswered = (answers: CheckAnswers, screens: readonly CheckScreen[]) => ({
  ...answers,
  answered: answers.answered.filter((screen) => !screens.includes(screen)),
})

/**
 * The answers of a visit and what they ask for. A returning visitor is asked the whole check, three
 * short screens or nothing, as the day demands; an answer that sends to a hospital stands in all
 * tools until it is changed.
 */
export function useCheck(options: CheckOptions) {
  const { needs, today: given, again = false, only, onPass, onDecided } = options
  const { signs } = useCheckData()
  const part = only ? '-part' : ''
  const { step, moves, go } = useStep<CheckStep>(`${name}${part}`, steps)
  const tabKey = checkDraftKey(part)
  const [answers, setAnswers] = useDraft(tabKey, noAnswers, readAnswers, storableAnswers)
  // Empty until the page is awake: a built page knows no day.
  const [today, setToday] = useState('')
  /** When the check was last answered, where three short screens are enough today. */
  const [since, setSince] = useState<string>()
  /** The level of an earlier visit that stands, where what led to it is not stored. */
  const [stands, setStands] = useState<1 | 2 | null>(null)
  /** The whole check was answered, today or at an earlier visit: alcohol and drugs are not stored. */
  const [isWhole, setWhole] = useState(false)
  /** What is shown was answered at an earlier visit: a hospital may have treated it since. */
  const [isEarlier, setEarlier] = useState(false)

  const outcome = outcomeOf(signs, answers, today)
  const nextOf = (given: CheckAnswers) => nextScreen(given, today, only)
  const next = nextOf(answers)
  const isFinished = next === undefined || outcome.level === 1
  const letsOn = (way: DangerWay) => needs !== undefined && enough[needs].includes(way)

  useEffect(() => setToday(given ?? dayIn(Date.now())), [given])

  /** What the device has is shown; in this tab nothing is under way until something is answered. */
  function showKept(kept: CheckAnswers) {
    setAnswers(kept)
    forget('tab', tabKey)
  }

  /** From the first question on, also where a check of this tab has been answered before. */
  function begin(known: CheckAnswers) {
    showKept(known)
    go(nextOf(known) ?? 'answer')
  }

  /** What an earlier visit answered decides what this one is asked. */
  function recall() {
    const kept = keptAnswers()
    if (only) return begin(kept ? unanswered(standingAnswers(kept, today), only) : answers)
    const renewed = withKnown(kept ? answersToRenew(kept, today) : answers)
    if (again) return begin(renewed)
    if (!kept) return showKept(renewed)
    const standing = standingAnswers(kept, today)
    const then = outcomeOf(signs, standing, today)
    const isFloor = kept.level !== null && (then.level === null || kept.level < then.level)
    if (isFloor || then.level === 1 || then.level === 2) {
      setWhole(true)
      setEarlier(true)
      showKept(standing)
      setStands(isFloor ? kept.level : null)
      return go('answer')
    }
    const due = askedToday(kept, today)
    if (due === 'list') return showKept(renewed)
    setWhole(true)
    keepAnswers(standing, { ...kept, lastVisit: today })
    showKept(standing)
    if (due === 'question') {
      setSince(kept.listAnswered)
      return go('short')
    }
    if (letsOn(then.way)) onPass?.()
    else go('answer')
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
  }, [today])

  function finish(done: CheckAnswers) {
    const ends = outcomeOf(signs, done, today)
    setStands(null)
    setEarlier(false)
    setWhole(true)
    const before = only ? keptAnswers() : undefined
    const days = { listAnswered: before?.listAnswered ?? today, lastVisit: today }
    // Of a part alone nothing is kept: it would pass for the whole.
    const mayKeep = !only || before !== undefined
    const isKept = mayKeep && keepAnswers(done, { ...days, level: standingLevel(ends) })
    if (isKept) showKept(done)
    go('answer')
  }

  /** A screen was answered: the next one follows, or the answer. */
  function answer(screen: CheckScreen, changed: CheckAnswers) {
    const done = withScreen(changed, screen)
    setAnswers(done)
    const following = nextOf(done)
    const isUrgent = outcomeOf(signs, withoutUnreached(done, signs), today).level === 1
    if (following === undefined || isUrgent) finish(done)
    else go(following)
  }

  /** The mark goes, and the screen that asked for it comes back. */
  function takeBack(id: string | null) {
    const rule = signs.find((sign) => sign.id === id)
    const changed = id === null ? { ...answers, now: false } : withMark(answers, id, false)
    const screen: CheckScreen = rule?.screen ?? 'now'
    setStands(null)
    setWhole(false)
    setAnswers({ ...changed, answered: changed.answered.filter((each) => each !== screen) })
    go(screen)
  }

  const isAnswer = step === 'answer' && (isFinished || isWhole)
  const asked: CheckScreen | undefined =
    step !== 'answer' && step !== 'short' && screensFor(answers, today, only).includes(step)
      ? step
      : next
  const shown: CheckStep = isAnswer
    ? 'answer'
    : step === 'short' && since
      ? 'short'
      : (asked ?? 'answer')

  return {
    step: shown,
    moves,
    answers,
    today,
    since,
    stands,
    isEarlier,
    outcome,
    marks: marksOf(signs, answers),
    screens: screensFor(answers, today, only),
    isAnswered: (screen: CheckScreen) => answers.answered.includes(screen),
    answer,
    change: setAnswers,
    goTo: go,
    takeBack,
    pass: letsOn(outcome.way) && stands === null ? onPass : undefined,
    /** The whole check anew, with what is known already filled in. */
    checkAgain() {
      const kept = keptAnswers()
      setStands(null)
      setEarlier(false)
      setWhole(false)
      setSince(undefined)
      const renewed = kept ? answersToRenew(kept, today) : { ...answers, now: false, answered: [] }
      begin(withKnown(renewed))
    },
    /** The short screens found nothing new. */
    nothingNew() {
      const kept = keptAnswers()
      setSince(undefined)
      if (kept) keepAnswers(kept.answers, { ...kept, lastVisit: today, shortAnswered: today })
      if (letsOn(outcome.way)) onPass?.()
      else go('answer')
    },
  }
}

export type Check = ReturnType<typeof useCheck>
