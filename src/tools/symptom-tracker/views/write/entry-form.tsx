import { useCallback, useId } from 'react'
import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { ErrorSummary } from '#design/error-summary/error-summary.tsx'
import type { Locale } from '#language/locales.ts'
import type { Draft } from '#tools/symptom-tracker/model/draft.ts'
import type { ActivityId, Answers, Version } from '#tools/symptom-tracker/model/entry.ts'
import type { RegionId } from '#tools/symptom-tracker/model/regions.ts'
import type { Saved } from '#tools/symptom-tracker/store/store.ts'
import { BodyField } from '#tools/symptom-tracker/views/write/body-field.tsx'
import { EntryMore } from '#tools/symptom-tracker/views/write/entry-more.tsx'
import { type EntryPartProps, fieldAtFault } from '#tools/symptom-tracker/views/write/entry-part.ts'
import { EntryTime } from '#tools/symptom-tracker/views/write/entry-time.tsx'
import { LastTime } from '#tools/symptom-tracker/views/write/last-time.tsx'
import { ScoreField } from '#tools/symptom-tracker/views/write/score-field.tsx'
import { toggled } from '#tools/symptom-tracker/views/write/toggled.ts'
import { useEntryDraft, useSaving } from '#tools/symptom-tracker/views/write/use-entry.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './entry-form.css'
import '#design/choice-group/choice-box.css'

export interface EntryFormProps {
  locale: Locale
  words: Words
  /** Names the draft in the memory of the tab: `new`, or the id of the entry to change. */
  name: string
  /** What the form begins with; a draft of this tab takes its place. */
  start: Draft
  /** What the entry before says; null when there is none. */
  last: Version | null
  /** What was left undone and may be done again. */
  undoneBefore?: readonly ActivityId[]
  save: (answers: Answers) => Promise<Saved>
  saveLabel: string
  /** Names a second button right after the number: an entry of a number is two touches. */
  saveAtOnce?: string
  /** Begins with everything open that else is folded. */
  unfolded?: boolean
  onCheckAgain: () => void
  cancel?: { label: string; onCancel: () => void }
}

const noRegions: readonly RegionId[] = []

/** Whether a draft says something that is folded away. */
function isLong(draft: Draft) {
  const { symptoms, undone, typedSleep, typedWork, painWoke } = draft
  const texts = [draft.could, draft.couldNot, draft.medicine, draft.note, typedSleep, typedWork]
  return painWoke || symptoms.length + undone.length > 0 || texts.some(Boolean)
}

/** What was done again: asked only about what was left undone before. */
function DoneAgain({
  words,
  id,
  draft,
  set,
  undone,
}: EntryPartProps & { undone: readonly ActivityId[] }) {
  const asked = [...new Set([...undone, ...draft.again])]
  if (asked.length === 0) return null
  return (
    <ChoiceGroup<ActivityId>
      id={`${id}-again`}
      legend={words.write.again}
      pick="many"
      choices={asked.map((value) => ({ value, label: words.activities[value] }))}
      chosen={draft.again}
      onChoose={(activity) =>
        set({
          again: toggled(draft.again, activity),
          undone: draft.undone.filter((other) => other !== activity),
        })
      }
    />
  )
}

/**
 * One entry: a number and a place are enough, the rest is folded away. What is typed is kept in this
 * tab at every keystroke and leaves the form only once it is saved.
 */
export function EntryForm(props: EntryFormProps) {
  const { locale, words, name, start, last, save, saveLabel, onCheckAgain, cancel } = props
  const { saveAtOnce, unfolded = false, undoneBefore = [] } = props
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
        <>
          {last && kept === null ? (
            <LastTime locale={locale} words={words} last={last} set={set} />
          ) : null}
          <div className="button-row">
            <Button type="submit" size="lg" disabled={saving}>
              {saveAtOnce}
            </Button>
          </div>
          <p className="diary-small">{write.intro}</p>
        </>
      ) : null}
      <EntryTime {...part} canBeNow={!cancel} />
      <label className="choice">
        <input
          type="checkbox"
          checked={draft.newFall}
          onChange={(event) => set({ newFall: event.currentTarget.checked })}
        />
        <span>{write.newFall}</span>
      </label>
      <BodyField
        id={`${id}-place`}
        words={words}
        regions={draft.regions}
        onRegions={setRegions}
        lastRegions={last?.regions ?? noRegions}
      />
      <DoneAgain {...part} undone={undoneBefore} />
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
