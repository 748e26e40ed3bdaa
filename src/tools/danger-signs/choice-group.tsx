export interface Choice<Value extends string> {
  value: Value
  label: string
}

export interface ChoiceGroupProps<Value extends string> {
  /** Also the id of the first choice, so that an error summary can lead there. */
  id: string
  legend: string
  hint?: string
  error?: string | undefined
  /** `one` for radio buttons, `many` for check boxes. */
  pick: 'one' | 'many'
  /** `list` one under the other, `scale` side by side in equal boxes. */
  layout?: 'list' | 'scale'
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  onChoose: (value: Value, chosen: boolean) => void
}

/** A question with a few answers to pick from. */
export function ChoiceGroup<Value extends string>({
  id,
  legend,
  hint,
  error,
  pick,
  layout = 'list',
  choices,
  chosen,
  onChoose,
}: ChoiceGroupProps<Value>) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset
      className={error ? 'choice-group choice-group-wrong' : 'choice-group'}
      aria-describedby={describedBy || undefined}
    >
      <legend>{legend}</legend>
      {hint ? (
        <p className="choice-group-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="choice-group-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <div
        className={
          layout === 'scale' ? 'choice-group-choices choice-group-scale' : 'choice-group-choices'
        }
      >
        {choices.map(({ value, label }, index) => (
          <label key={value} className="choice">
            <input
              id={index === 0 ? id : `${id}-${value}`}
              type={pick === 'one' ? 'radio' : 'checkbox'}
              // Without a name nothing can reach the address bar if the form is ever sent.
              name={pick === 'one' ? id : undefined}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => onChoose(value, event.currentTarget.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
