export interface PainQuestionProps<Value extends string> {
  /** Also the id of the first answer, so that an error summary can lead there. */
  id: string
  name: string
  label: string
  hint: string
  error?: string | undefined
  pick: 'one' | 'many'
  layout?: 'list' | 'columns' | 'scale'
  answers: readonly { value: Value; label: string }[]
}

/** A question to tick. The boxes stay the browser's own, so nothing ticked early is lost. */
export function PainQuestion<Value extends string>({
  id,
  name,
  label,
  hint,
  error,
  pick,
  layout = 'list',
  answers,
}: PainQuestionProps<Value>) {
  return (
    <fieldset
      className={error ? 'pain-question pain-question-wrong' : 'pain-question'}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <legend>{label}</legend>
      <p className="pain-question-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error ? (
        <p className="pain-question-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <div className={`pain-question-answers pain-question-${layout}`}>
        {answers.map(({ value, label: answer }, index) => (
          <label key={value}>
            <input
              id={index === 0 ? id : `${id}-${value}`}
              type={pick === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              required={pick === 'one'}
            />
            <span>{answer}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
