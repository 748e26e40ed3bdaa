import { useCallback, useRef, useState } from 'react'
import { dayIn } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import { forget, keep, readKept } from '#language/records/kept.ts'
import { noAnswers } from '#tools/danger-signs/check-answers.ts'
import type { CheckData } from '#tools/danger-signs/check-data.ts'
import {
  type KeptAnswers,
  keepAnswers,
  keptAnswers,
  standingAnswers,
} from '#tools/danger-signs/kept-answers.ts'
import { draftPrefix } from '#tools/symptom-tracker/model/draft.ts'
import { type Answers, currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import {
  type Heard,
  type HeardGroup,
  hearChange,
  levelOfWorst,
  type PainPlace,
  withHeard,
} from '#tools/symptom-tracker/model/heard.ts'
import { dayOf } from '#tools/symptom-tracker/model/moment.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

/** What stands in the place of the diary until it is answered. */
export type Asked =
  | { kind: 'where'; pain: number }
  /** The whole check, or the questions of some groups; null where nothing was written. */
  | {
      kind: 'check'
      only: readonly HeardGroup[] | undefined
      isSaved: boolean | null
      /** ISO date of the fall that the entry tells. */
      fellDay?: string | undefined
    }
  | { kind: 'level'; level: 1 | 2; said: string }

/** An entry that was just written. */
export interface Written {
  entry: Entry
  /** What it said before; null for a new one. */
  before: Answers | null
  /** The other entries of the diary. */
  others: readonly Entry[]
  /** Whether the device has it. */
  isSaved: boolean
}

/** An entry that is being listened to. */
interface Hearing extends Written {
  heard: Heard
  /** The answers of the check before it. */
  kept: KeptAnswers | undefined
  done: () => void
}

/** The entry whose questions are not answered yet: a reload does not get past them. */
const waitingKey = () => `${draftPrefix()}heard`

/**
 * Marks in the kept answers what was heard, so that it stands in the other tools.
 *
 * @returns what it asks for by itself
 */
function keepWorst(worst: readonly PainPlace[], pain: number, { signs }: CheckData) {
  const today = dayIn(Date.now())
  const kept = keptAnswers()
  const answers = withHeard(kept ? standingAnswers(kept, today) : noAnswers, worst, pain)
  const level = levelOfWorst(signs, answers, today)
  if (level !== null && kept) {
    keepAnswers(answers, { ...kept, lastVisit: today, level: kept.level === 1 ? 1 : level })
  }
  return level
}

/** "Pain 10 of 10: Upper belly". */
function saidOf({ entry, heard: { worst } }: Hearing, words: Words) {
  const { pain, regions } = currentVersion(entry)
  const places = regions.map((id) => words.regions[id])
  const named = places.length > 0 ? places : worst.map((place) => words.heard.places[place])
  return `${fill(words.history.pain, { number: pain ?? 0 })}: ${named.join(', ')}`
}

/**
 * Listens to each entry that was written: what is a danger sign is answered before the diary goes on,
 * and stands in the other tools. The entry itself is kept whatever is heard.
 *
 * @param onTakenBack opens an entry that was written by mistake.
 */
export function useHearing(data: CheckData, words: Words, onTakenBack: (entry: Entry) => void) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const hearing = useRef<Hearing>(null)
  /** It was called a mistake: what it says next is heard as if it were new. */
  const doubted = useRef('')

  const finish = useCallback(() => {
    const { current } = hearing
    hearing.current = null
    setAsked(null)
    forget('tab', waitingKey())
    current?.done()
  }, [])

  /** Once it is known where the pain is: an ambulance first, then the check, then the emergency room. */
  const goOn = useCallback(
    (isChecked: boolean) => {
      const { current } = hearing
      if (!current) return finish()
      const { heard, isSaved } = current
      const level = keepWorst(heard.worst, currentVersion(current.entry).pain ?? 0, data)
      const asks = heard.asksAll || heard.asks.length > 0
      if (level !== 1 && asks && !isChecked) {
        const { at, newFall } = currentVersion(current.entry)
        return setAsked({
          kind: 'check',
          only: heard.asksAll ? undefined : heard.asks,
          isSaved,
          fellDay: newFall ? dayOf(at) : undefined,
        })
      }
      if (level === null) return finish()
      // From here on it stands in what is kept.
      forget('tab', waitingKey())
      setAsked({ kind: 'level', level, said: saidOf(current, words) })
    },
    [data, words, finish],
  )

  /** Resolves once nothing more is asked; it does not where the entry sends to a hospital. */
  const hear = useCallback(
    (written: Written) =>
      new Promise<void>((done) => {
        const { entry, before, others } = written
        const answers = currentVersion(entry)
        const isDoubted = doubted.current === entry.id
        const rest = others.filter(({ id }) => id !== entry.id)
        const heard = hearChange(answers, isDoubted ? null : before, rest)
        doubted.current = ''
        hearing.current = { ...written, heard, kept: keptAnswers(), done }
        if (written.isSaved) keep('tab', waitingKey(), entry.id)
        if (heard.asksWhere) setAsked({ kind: 'where', pain: answers.pain ?? 0 })
        else goOn(false)
      }),
    [goOn],
  )

  /** Listens again to an entry that was being listened to when the page was left. */
  const resume = useCallback(
    (entries: readonly Entry[]) => {
      const waiting = readKept('tab', waitingKey())
      const entry = entries.find(({ id }) => waiting.kind === 'value' && id === waiting.value)
      if (entry) hear({ entry, before: null, others: entries, isSaved: true })
    },
    [hear],
  )

  return {
    asked,
    hear,
    resume,
    /** The whole check, because somebody asked for it. */
    checkAll: () => setAsked({ kind: 'check', only: undefined, isSaved: null }),
    /** The check let the diary go on. */
    checked: () => goOn(true),
    tellWhere(place: PainPlace) {
      const { current } = hearing
      if (current) hearing.current = { ...current, heard: { ...current.heard, worst: [place] } }
      goOn(false)
    },
    takeBack() {
      const { current } = hearing
      hearing.current = null
      setAsked(null)
      if (!current) return
      if (current.kept) keepAnswers(current.kept.answers, current.kept)
      doubted.current = current.entry.id
      if (current.isSaved) onTakenBack(current.entry)
    },
  }
}
