import { longestText } from '#tools/symptom-tracker/entry.ts'

export interface TextFieldProps {
  id: string
  label: string
  hint?: string | undefined
  text: string
  onText: (text: string) => void
}

/** A few lines in the person's own words. */
export function TextField({ id, label, hint, text, onText }: TextFieldProps) {
  return (
    <div className="field diary-text">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <textarea
        id={id}
        rows={2}
        maxLength={longestText}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  )
}
