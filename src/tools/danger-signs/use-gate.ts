import { useEffect, useState } from 'react'
import { useStep } from '#design/step-heading/use-step.ts'
import { dayIn } from '#language/dates/wall-time.ts'
import { useDraft } from '#language/records/use-draft.ts'
import { useGateData } from '#tools/danger-signs/gate-context.ts'
import {
  emptyDraft,
  factsOf,
  type GateDraft,
  readGateDraft,
  storableDraft,
} from '#tools/danger-signs/gate-draft.ts'
import {
  askedToday,
  dayOf,
  draftFor,
  keepAnswers,
  keptAnswers,
} from '#tools/danger-signs/kept-answers.ts'
import { assessDanger, type DangerOutcome } from '#words/danger-signs/assess.ts'

export interface GateOptions {
  /** Names the steps of this tool in the browser's history. */
  tool: string
  /** Whether signs that only the diary may go on with let this tool go on. */
  opensWithDiary?: boolean
  /** ISO date of the visitor's calendar; the device's own when left out. */
  today?: string | undefined
  /** Asks the whole list, whatever earlier answers say. */
  again?: boolean
  onPass: () => void
  /** Called once it is known what this visit is asked. */
  onDecided?: (() => void) | undefined
}

const steps = ['list', 'outcome'] as const

/**
 * The answers of a visit and what they ask for. A returning visitor is asked the whole list, one
 * question or nothing, as the day demands.
 */
export function useGate(options: GateOptions) {
  const { tool, opensWithDiary = false, today: given, again = false, onPass, onDecided } = options
  const name = `${tool}-danger-signs`
  const { signs } = useGateData()
  const { step, moves, go } = useStep(name, steps)
  const [draft, setDraft] = useDraft(name, emptyDraft, readGateDraft, storableDraft)
  // Empty until the page is awake: a built page knows no day.
  const [today, setToday] = useState('')
  /** When the list was answered, where one question is enough today. */
  const [since, setSince] = useState<string>()

  const judge = (answers: GateDraft) =>
    assessDanger(signs, {
      facts: factsOf(answers),
      marked: answers.marked.filter(({ id }) => signs.some((sign) => sign.id === id)),
      day: dayOf(answers.crashDate, today),
    })
  const outcome = judge(draft)
  /** A way on, as far as this tool may take it. */
  const letsOn = ({ way }: DangerOutcome) => way === 'open' || (way === 'diary' && opensWithDiary)

  useEffect(() => setToday(given ?? dayIn(Date.now())), [given])

  /** What an earlier visit answered decides what this one is asked. */
  function recall() {
    const kept = again ? undefined : keptAnswers()
    if (!kept) return
    const known = draftFor(kept, today)
    const due = askedToday(kept, today)
    if (draft.marked.length === 0) setDraft(known)
    if (due === 'list' || !letsOn(judge(known))) return
    keepAnswers(known, { ...kept, lastVisit: today })
    if (due === 'nothing') onPass()
    else setSince(kept.listAnswered)
  }

  // It is looked at once, when the page wakes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the day becomes known
  useEffect(() => {
    if (today === '') return
    onDecided?.()
    // A card that was open in this tab is open again, in the other language too.
    if (outcome.level === 1) go('outcome')
    else recall()
  }, [today])

  function pass() {
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
    if (outcome.level === null && letsOn(outcome)) pass()
    else go('outcome')
  }

  return {
    step,
    moves,
    draft,
    today,
    since,
    outcome,
    pass: letsOn(outcome) ? pass : undefined,
    change,
    finish,
    goBack: () => go('list'),
    askAll: () => setSince(undefined),
  }
}
