import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { Field } from '#design/field/field.tsx'
import { TextBox } from '#design/field/text-box.tsx'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import {
  type ActivityId,
  activityIds,
  longestText,
  type SymptomId,
  symptomIds,
} from '#tools/symptom-tracker/model/entry.ts'
import type { EntryPartProps } from '#tools/symptom-tracker/views/write/entry-part.ts'
import { toggled } from '#tools/symptom-tracker/views/write/toggled.ts'
import '#design/choice-group/choice-box.css'

const texts = [
  { name: 'couldNot', hint: 'couldNotHint' },
  { name: 'could', hint: 'couldHint' },
  { name: 'medicine', hint: 'medicineHint' },
  { name: 'note', hint: null },
] as const

/** A word on signs that are new stands where symptoms are marked. */
function Symptoms({
  words,
  id,
  draft,
  set,
  onCheckAgain,
}: EntryPartProps & { onCheckAgain: () => void }) {
  const { write } = words
  const { words: danger } = useCheckData()
  return (
    <div className="diary-symptoms">
      <ChoiceGroup<SymptomId>
        id={`${id}-symptom`}
        legend={write.symptoms}
        pick="many"
        choices={symptomIds.map((symptom) => ({ value: symptom, label: words.symptoms[symptom] }))}
        chosen={draft.symptoms}
        onChoose={(symptom) => set({ symptoms: toggled(draft.symptoms, symptom) })}
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
  )
}

function Sleep({ words, id, draft, wrong, set }: EntryPartProps) {
  const { write, errors } = words
  return (
    <div className="diary-sleep diary-hours">
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
  )
}

/** Work and function that were lost that day. */
function Lost({ words, id, draft, wrong, set }: EntryPartProps) {
  const { write, errors } = words
  return (
    <>
      <ChoiceGroup<ActivityId>
        id={`${id}-undone`}
        legend={write.undone}
        pick="many"
        choices={activityIds.map((value) => ({ value, label: words.activities[value] }))}
        chosen={draft.undone}
        onChoose={(activity) =>
          set({
            undone: toggled(draft.undone, activity),
            again: draft.again.filter((other) => other !== activity),
          })
        }
      />
      <div className="diary-hours">
        <Field
          id={`${id}-work`}
          label={write.workMissed}
          hint={write.workMissedHint}
          error={wrong.includes('workHours') ? errors.workHours : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={draft.typedWork}
          onChange={(event) => set({ typedWork: event.currentTarget.value })}
        />
      </div>
    </>
  )
}

function OwnWords({ words: { write }, id, draft, set }: EntryPartProps) {
  return texts.map(({ name, hint }) => (
    <TextBox
      key={name}
      id={`${id}-${name}`}
      rows={2}
      maxLength={longestText}
      label={write[name]}
      hint={hint ? write[hint] : undefined}
      text={draft[name]}
      onText={(typed) => set({ [name]: typed })}
    />
  ))
}

/** What an entry may say besides a number and a place: symptoms, sleep, and own words. */
export function EntryMore({
  open,
  onCheckAgain,
  ...part
}: EntryPartProps & { open: boolean; onCheckAgain: () => void }) {
  const { write } = part.words
  return (
    <details className="diary-more" open={open || undefined}>
      <summary>
        {write.more}
        <span>{write.moreHint}</span>
      </summary>
      <div className="diary-fields">
        <Symptoms {...part} onCheckAgain={onCheckAgain} />
        <Sleep {...part} />
        <Lost {...part} />
        <OwnWords {...part} />
      </div>
    </details>
  )
}
