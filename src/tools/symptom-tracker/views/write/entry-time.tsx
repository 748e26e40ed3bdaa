import { Field } from '#design/field/field.tsx'
import { toFieldValue } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import { earliestDay } from '#tools/symptom-tracker/model/possible.ts'
import { type EntryPartProps, fieldAtFault } from '#tools/symptom-tracker/views/write/entry-part.ts'

export interface EntryTimeProps extends EntryPartProps {
  /** An entry that is changed keeps its time. */
  canBeNow: boolean
}

/** When it is about: now, or a time that is typed. */
export function EntryTime({ words, id, draft, wrong, set, canBeNow }: EntryTimeProps) {
  const { write, errors } = words
  const fault = wrong.find((fault) => fieldAtFault[fault] === 'time')
  if (draft.typedTime === null) {
    return (
      <div className="diary-when">
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
      </div>
    )
  }
  return (
    <div className="diary-when">
      <Field
        id={`${id}-time`}
        type="datetime-local"
        label={write.whenLabel}
        error={fault ? errors[fault] : undefined}
        value={draft.typedTime}
        min={`${earliestDay}T00:00`}
        max={toFieldValue(momentNow())}
        onChange={(event) => set({ typedTime: event.currentTarget.value })}
      />
      {canBeNow ? (
        <button type="button" className="btn btn-link" onClick={() => set({ typedTime: null })}>
          {write.backToNow}
        </button>
      ) : null}
    </div>
  )
}
