import { useCallback, useId } from 'react'
import { Button } from '#design/button/button.tsx'
import { ErrorSummary } from '#design/error-summary/error-summary.tsx'
import type { Draft } from '#tools/symptom-tracker/model/draft.ts'
import type { Answers } from '#tools/symptom-tracker/model/entry.ts'
import type { RegionId } from '#tools/symptom-tracker/model/regions.ts'
import type { Saved } from '#tools/symptom-tracker/store/store.ts'
import { BodyAlarm } from '#tools/symptom-tracker/views/write/body-alarm.tsx'
import { BodyField } from '#tools/symptom-tracker/views/write/body-field.tsx'
import { EntryMore } from '#tools/symptom-tracker/views/write/entry-more.tsx'
import { fieldAtFault } from '#tools/symptom-tracker/views/write/entry-part.ts'
import { EntryTime } from '#tools/symptom-tracker/views/write/entry-time.tsx'
import { ScoreField } from '#tools/symptom-tracker/views/write/score-field.tsx'
import { useEntryDraft, useSaving } from '#tools/symptom-tracker/views/write/use-entry.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './entry-form.css'

export interface EntryFormProps {
  words: Words
  /** Names the draft in the memory of the tab: `new`, or the id of the entry to change. */
  name: string
  /** What the form begins with; a draft of this tab takes its place. */
  start: Draft
  lastRegions: readonly RegionId[]
  save: (answers: Answers) => Promise<Saved>
  saveLabel: string
  /** Names a second button right after the number: an entry of a number is two touches. */
  saveAtOnce?: string
  /** Begins with everything open that else is folded. */
  unfolded?: boolean
  onCheckAgain: () => void
  cancel?: { label: string; onCancel: () => void }
}

const isLong = ({ symptoms, typedSleep, painWoke, could, couldNot, medicine, note }: Draft) =>
  Boolean(symptoms.length || typedSleep || painWoke || could || couldNot || medicine || note)

/**
 * One entry: a number and a place are enough, the rest is folded away. What is typed is kept in this
 * tab at every keystroke and leaves the form only once it is saved.
 */
export function EntryForm(props: EntryFormProps) {
  const { words, name, start, lastRegions, save, saveLabel, onCheckAgain, cancel } = props
  const { saveAtOnce, unfolded = false } = props
  const { write, errors } = words
  const id = useId()
  const { draft, kept, isFound, set, clear } = useEntryDraft(name, start)
  const { wrong, failure, saving, summary, finish } = useSaving(draft, save)
  const setRegions = useCallback((regions: readonly RegionId[]) => set({ regions }), [set])

  function giveUp() {
    clear()
    cancel?.onCancel()
  }

  const problems = failure
    ? [{ fieldId: `${id}-save`, message: errors[failure] }]
    : wrong.map((fault) => ({ fieldId: `${id}-${fieldAtFault[fault]}`, message: errors[fault] }))
  const part = { words, id, draft, wrong, set }

  return (
    <form className="diary-entry" onSubmit={(event) => finish(event, clear)} noValidate>
      <div ref={summary} tabIndex={-1}>
        {problems.length > 0 ? <ErrorSummary heading={errors.heading} errors={problems} /> : null}
      </div>
      {isFound ? <p className="diary-small">{write.draftKept}</p> : null}
      <EntryTime {...part} canBeNow={!cancel} />
      <ScoreField
        id={`${id}-pain`}
        legend={write.pain}
        low={write.painLow}
        high={write.painHigh}
        score={draft.pain}
        onScore={(pain) => set({ pain })}
        leaveOut={write.leaveOut}
      />
      {saveAtOnce ? (
        <div className="button-row">
          <Button type="submit" size="lg" disabled={saving}>
            {saveAtOnce}
          </Button>
        </div>
      ) : null}
      <div>
        <BodyField
          id={`${id}-place`}
          words={words}
          regions={draft.regions}
          onRegions={setRegions}
          lastRegions={lastRegions}
        />
        <BodyAlarm regions={draft.regions} words={words.body} />
      </div>
      <EntryMore
        {...part}
        open={unfolded || isLong(start) || (kept !== null && isLong(kept))}
        onCheckAgain={onCheckAgain}
      />
      <div className="button-row">
        <Button id={`${id}-save`} type="submit" size="lg" disabled={saving}>
          {saveLabel}
        </Button>
        {cancel ? (
          <Button variant="outline" size="lg" onClick={giveUp}>
            {cancel.label}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
