import { type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useDraft } from '#records/use-draft.ts'
import { useGateData } from '#tools/danger-signs/gate-context.ts'
import {
  type Draft,
  type DraftFault,
  draftPrefix,
  finishDraft,
  readDraft,
} from '#tools/symptom-tracker/model/draft.ts'
import {
  type Answers,
  longestText,
  type SymptomId,
  symptomIds,
} from '#tools/symptom-tracker/model/entry.ts'
import { toFieldValue } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import { earliestDay } from '#tools/symptom-tracker/model/possible.ts'
import type { RegionId } from '#tools/symptom-tracker/model/regions.ts'
import type { Saved } from '#tools/symptom-tracker/store/store.ts'
import { BodyAlarm } from '#tools/symptom-tracker/views/write/body-alarm.tsx'
import { BodyField } from '#tools/symptom-tracker/views/write/body-field.tsx'
import { ScoreField } from '#tools/symptom-tracker/views/write/score-field.tsx'
import type { Words } from '#tools/symptom-tracker/words/words.en.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextBox } from '#ui/field/text-box.tsx'
import './entry-form.css'
import '#ui/choice-group/choice-box.css'

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

const none: Draft | null = null

const texts = [
  { name: 'couldNot', hint: 'couldNotHint' },
  { name: 'could', hint: 'couldHint' },
  { name: 'medicine', hint: 'medicineHint' },
  { name: 'note', hint: null },
] as const

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
  const { words: danger } = useGateData()
  const id = useId()
  const read = useCallback((stored: unknown) => readDraft(stored, momentNow()), [])
  const [kept, keep] = useDraft(`${draftPrefix}-${name}`, none, read)
  const [wrong, setWrong] = useState<readonly DraftFault[]>([])
  const [failure, setFailure] = useState<'full' | 'failed' | null>(null)
  const [saving, setSaving] = useState(false)
  const [begun, setBegun] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
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
  const setRegions = useCallback((regions: readonly RegionId[]) => set({ regions }), [set])

  useEffect(() => {
    if (wrong.length > 0 || failure) summary.current?.focus()
  }, [wrong, failure])

  async function finish(event: SubmitEvent) {
    event.preventDefault()
    if (saving) return
    const finished = finishDraft(draft, momentNow())
    setFailure(null)
    setWrong(finished.kind === 'wrong' ? finished.faults : [])
    if (finished.kind === 'wrong') return
    setSaving(true)
    const outcome = await save(finished.answers)
    setSaving(false)
    if (outcome.kind === 'saved') {
      keep(null)
      setBegun(false)
    } else if (outcome.kind === 'full' || outcome.kind === 'failed') setFailure(outcome.kind)
  }

  function giveUp() {
    keep(null)
    cancel?.onCancel()
  }

  const fieldOf: Record<DraftFault, string> = {
    empty: `${id}-pain`,
    noTime: `${id}-time`,
    past: `${id}-time`,
    future: `${id}-time`,
    hours: `${id}-sleep`,
  }
  const problems = failure
    ? [{ fieldId: `${id}-save`, message: errors[failure] }]
    : wrong.map((fault) => ({ fieldId: fieldOf[fault], message: errors[fault] }))
  const timeFault = wrong.find((fault) => fieldOf[fault] === `${id}-time`)

  return (
    <form className="diary-entry" onSubmit={finish} noValidate>
      <div ref={summary} tabIndex={-1}>
        {problems.length > 0 ? <ErrorSummary heading={errors.heading} errors={problems} /> : null}
      </div>
      {kept && !begun ? <p className="diary-small">{write.draftKept}</p> : null}
      <div className="diary-when">
        {draft.typedTime === null ? (
          <>
            <p>
              <strong>{write.now}</strong>
            </p>
            <button
              type="button"
              className="btn btn-link"
              onClick={() => set({ typedTime: toFieldValue(momentNow()) })}
            >
              {write.anotherTime}
            </button>
          </>
        ) : (
          <>
            <Field
              id={`${id}-time`}
              type="datetime-local"
              label={write.whenLabel}
              error={timeFault ? errors[timeFault] : undefined}
              value={draft.typedTime}
              min={`${earliestDay}T00:00`}
              max={toFieldValue(momentNow())}
              onChange={(event) => set({ typedTime: event.currentTarget.value })}
            />
            {cancel ? null : (
              <button
                type="button"
                className="btn btn-link"
                onClick={() => set({ typedTime: null })}
              >
                {write.backToNow}
              </button>
            )}
          </>
        )}
      </div>
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
      <details
        className="diary-more"
        open={unfolded || isLong(start) || (kept !== null && isLong(kept)) || undefined}
      >
        <summary>
          {write.more}
          <span>{write.moreHint}</span>
        </summary>
        <div className="diary-fields">
          <div className="diary-symptoms">
            <ChoiceGroup<SymptomId>
              id={`${id}-symptom`}
              legend={write.symptoms}
              pick="many"
              choices={symptomIds.map((symptom) => ({
                value: symptom,
                label: words.symptoms[symptom],
              }))}
              chosen={draft.symptoms}
              onChoose={(symptom, chosen) =>
                set({
                  symptoms: chosen
                    ? [...draft.symptoms, symptom]
                    : draft.symptoms.filter((other) => other !== symptom),
                })
              }
            />
            <p className="diary-small">
              {write.newSign}{' '}
              <button type="button" className="btn btn-link" onClick={onCheckAgain}>
                {write.checkAgain}
              </button>
            </p>
            <p className="diary-small">
              {danger.crisis} <a href="tel:988">{danger.call988}</a> ·{' '}
              <a href={danger.text988Link}>{danger.text988}</a>
            </p>
          </div>
          <div className="diary-sleep">
            <Field
              id={`${id}-sleep`}
              label={write.sleep}
              hint={write.sleepHint}
              error={wrong.includes('hours') ? errors.hours : undefined}
              inputMode="decimal"
              autoComplete="off"
              value={draft.typedSleep}
              onChange={(event) => set({ typedSleep: event.currentTarget.value })}
            />
            <label className="choice">
              <input
                type="checkbox"
                checked={draft.painWoke}
                onChange={(event) => set({ painWoke: event.currentTarget.checked })}
              />
              <span>{write.painWoke}</span>
            </label>
          </div>
          {texts.map(({ name: text, hint }) => (
            <TextBox
              key={text}
              id={`${id}-${text}`}
              rows={2}
              maxLength={longestText}
              label={write[text]}
              hint={hint ? write[hint] : undefined}
              text={draft[text]}
              onText={(typed) => set({ [text]: typed })}
            />
          ))}
        </div>
      </details>
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
