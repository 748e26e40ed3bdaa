import { type ReactNode, useEffect, useState } from 'react'
import { useStep } from '#design/step-heading/use-step.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { isDay } from '#language/dates/days.ts'
import { dayIn } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { useDraft } from '#language/records/use-draft.ts'
import { useGateData } from '#tools/danger-signs/gate-context.ts'
import {
  emptyDraft,
  factsOf,
  type GateDraft,
  readGateDraft,
  storableDraft,
} from '#tools/danger-signs/gate-draft.ts'
import { GateList } from '#tools/danger-signs/gate-list.tsx'
import {
  askedToday,
  dayOf,
  draftFor,
  keepAnswers,
  keptAnswers,
} from '#tools/danger-signs/kept-answers.ts'
import { LevelView } from '#tools/danger-signs/level-view.tsx'
import { OneQuestion } from '#tools/danger-signs/one-question.tsx'
import { assessDanger, type DangerOutcome } from '#words/danger-signs/assess.ts'
import './danger-gate.css'

export interface DangerGateProps {
  locale: Locale
  /** Names the steps of this tool in the browser's history. */
  tool: string
  /** Whether signs that only the diary may go on with let this tool go on. */
  opensWithDiary?: boolean
  /** ISO date of the visitor's calendar; the device's own when left out. */
  today?: string | undefined
  /** Asks the whole list, whatever earlier answers say. */
  again?: boolean
  onPass: () => void
  /** Stands above the questions, and not above what marked signs ask for. */
  before?: ReactNode
  /** Called once it is known what this visit is asked. */
  onDecided?: (() => void) | undefined
}

const steps = ['list', 'outcome'] as const

/** A way on, as far as this tool may take it. */
const letsOn = ({ way }: DangerOutcome, opensWithDiary: boolean) =>
  way === 'open' || (way === 'diary' && opensWithDiary)

/**
 * The first question of a tool: the danger signs, from the register that all pages share. A returning
 * visitor is asked the whole list, one question or nothing, as the day demands.
 */
export function DangerGate({
  locale,
  tool,
  opensWithDiary = false,
  today: given,
  again = false,
  onPass,
  before,
  onDecided,
}: DangerGateProps) {
  const { words, signs } = useGateData()
  const { step, moves, go } = useStep(`${tool}-danger-signs`, steps)
  const [draft, setDraft] = useDraft(
    `${tool}-danger-signs`,
    emptyDraft,
    readGateDraft,
    storableDraft,
  )
  // Empty until the page is awake: a built page knows no day.
  const [today, setToday] = useState('')
  const [asked, setAsked] = useState<'list' | 'question'>('list')
  const [since, setSince] = useState('')

  const judge = (answers: GateDraft) =>
    assessDanger(signs, {
      facts: factsOf(answers),
      marked: answers.marked.filter(({ id }) => signs.some((sign) => sign.id === id)),
      day: dayOf(answers.crashDate, today),
    })

  useEffect(() => setToday(given ?? dayIn(Date.now())), [given])

  // What an earlier visit answered is looked at once, when the page wakes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the day becomes known
  useEffect(() => {
    if (today !== '') onDecided?.()
    // A card that was open in this tab is open again, in the other language too.
    if (today !== '' && judge(draft).level === 1) {
      go('outcome')
      return
    }
    const kept = today === '' || again ? undefined : keptAnswers()
    if (!kept) return
    const known = draftFor(kept, today)
    const due = askedToday(kept, today)
    if (draft.marked.length === 0) setDraft(known)
    if (due === 'list' || !letsOn(judge(known), opensWithDiary)) return
    keepAnswers(known, { ...kept, lastVisit: today })
    if (due === 'nothing') onPass()
    else {
      setSince(kept.listAnswered)
      setAsked('question')
    }
  }, [today])

  const outcome = judge(draft)
  const pass = () => {
    keepAnswers(draft, { listAnswered: today, lastVisit: today })
    onPass()
  }

  function change(next: GateDraft) {
    setDraft(next)
    const grew = next.marked.length > draft.marked.length
    const newest = next.marked.at(-1)
    const sign = signs.find(({ id }) => id === newest?.id)
    // Nobody with such a sign should have to look for a button.
    if (grew && sign?.examined === 'never') go('outcome')
  }

  function finish() {
    if (outcome.level === null && letsOn(outcome, opensWithDiary)) pass()
    else go('outcome')
  }

  if (step === 'outcome') {
    return (
      <LevelView
        outcome={outcome}
        onChange={() => go('list')}
        onGoOn={letsOn(outcome, opensWithDiary) ? pass : undefined}
      />
    )
  }
  if (asked === 'question' && isDay(since)) {
    return (
      <>
        {before}
        <OneQuestion
          question={fill(words.question, { date: formatDate(since, locale) })}
          moves={moves}
          onYes={() => setAsked('list')}
          onNo={onPass}
        />
      </>
    )
  }
  return (
    <>
      {before}
      <GateList
        id={`${tool}-gate`}
        draft={draft}
        today={today}
        moves={moves}
        onChange={change}
        onFinish={finish}
      />
    </>
  )
}
