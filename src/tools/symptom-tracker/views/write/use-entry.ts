import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import { useDraft } from '#language/records/use-draft.ts'
import {
  type Draft,
  type DraftFault,
  draftPrefix,
  finishDraft,
  readDraft,
} from '#tools/symptom-tracker/model/draft.ts'
import type { Answers } from '#tools/symptom-tracker/model/entry.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import type { Saved } from '#tools/symptom-tracker/store/store.ts'

const none: Draft | null = null

/**
 * What is written of one entry. It is kept in this tab at every keystroke.
 *
 * @param name `new`, or the id of the entry to change.
 * @param start what the form begins with; a draft of this tab takes its place.
 */
export function useEntryDraft(name: string, start: Draft) {
  const read = useCallback((stored: unknown) => readDraft(stored, momentNow()), [])
  const [kept, keep] = useDraft(`${draftPrefix()}${name}`, none, read)
  const [begun, setBegun] = useState(false)
  const draft = kept ?? start
  const latest = useRef(draft)
  latest.current = draft

  const set = useCallback(
    (answers: Partial<Draft>) => {
      setBegun(true)
      // "Now" begins with the first answer, not with the opening of the page.
      const at = latest.current.typedTime === null ? momentNow() : latest.current.at
      keep({ ...latest.current, at, ...answers })
    },
    [keep],
  )

  function clear() {
    keep(null)
    setBegun(false)
  }

  return { draft, kept, isFound: kept !== null && !begun, set, clear }
}

/** Saves an entry that is as it should be, and says what kept it from being saved. */
export function useSaving(draft: Draft, save: (answers: Answers) => Promise<Saved>) {
  const [wrong, setWrong] = useState<readonly DraftFault[]>([])
  const [failure, setFailure] = useState<'full' | 'failed' | null>(null)
  const [saving, setSaving] = useState(false)
  /** Has the focus when something is wrong. */
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (wrong.length > 0 || failure) focusInView(summary.current)
  }, [wrong, failure])

  /** @param saved called once the entry is kept. */
  async function finish(event: SubmitEvent, saved: () => void) {
    event.preventDefault()
    if (saving) return
    const finished = finishDraft(draft, momentNow())
    setFailure(null)
    setWrong(finished.kind === 'wrong' ? finished.faults : [])
    if (finished.kind === 'wrong') return
    setSaving(true)
    const outcome = await save(finished.answers)
    setSaving(false)
    if (outcome.kind === 'saved') saved()
    else if (outcome.kind === 'full' || outcome.kind === 'failed') setFailure(outcome.kind)
  }

  return { wrong, failure, saving, summary, finish }
}
