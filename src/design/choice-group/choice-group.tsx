import './choice-group.css'
import './choice-box.css'

interface Choice<Value extends string> {
  value: Value
  label: string
}

export interface ChoiceGroupProps<Value extends string> {
  /** Also the id of the first choice, so that an error summary can lead there. */
  id: string
  legend: string
  hint?: string | undefined
  /** An empty text keeps the place for words that are put into the built page later. */
  error?: string | undefined
  /** `one` for radio buttons, `many` for check boxes. */
  pick: 'one' | 'many'
  /** `list` one under the other, `columns` in two if there is room; for `scale` see `scale-group.tsx`. */
  layout?: 'list' | 'columns' | 'scale'
  /** What a form that is sent calls it; left out where nothing may reach the address bar. */
  name?: string
  required?: boolean
  choices: readonly Choice<Value>[]
  /** Left out, the boxes stay the browser's own: what was ticked before the page woke stays. */
  chosen?: readonly Value[]
  /** What is chosen when the page is built, where the boxes stay the browser's own. */
  chosenAtFirst?: readonly string[]
  onChoose?: (value: Value, chosen: boolean) => void
}

const classes = {
  list: 'choice-group-choices',
  columns: 'choice-group-choices choice-group-columns',
  scale: 'choice-group-choices choice-group-scale',
} as const

/** A question with a few answers to pick from. */
export function ChoiceGroup<Value extends string>({
  id,
  legend,
  hint,
  error,
  pick,
  layout = 'list',
  name,
  required,
  choices,
  chosen,
  chosenAtFirst,
  onChoose,
}: ChoiceGroupProps<Value>) {
  const describedBy = [hint ? `${id}-hint` : '', error === undefined ? '' : `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset
      className={error !== undefined ? 'choice-group choice-group-wrong' : 'choice-group'}
      aria-describedby={describedBy || undefined}
    >
      <legend>{legend}</legend>
      {hint ? (
        <p className="choice-group-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error !== undefined ? (
        <p className="choice-group-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <div className={classes[layout]}>
        {choices.map(({ value, label }, index) => (
          <label key={value} className="choice">
            <input
              id={index === 0 ? id : `${id}-${value}`}
              type={pick === 'one' ? 'radio' : 'checkbox'}
              // Radio buttons know each other by their name.
              name={name ?? (pick === 'one' ? id : undefined)}
              value={value}
              required={required}
              checked={chosen?.includes(value)}
              defaultChecked={chosenAtFirst?.includes(value)}
              onChange={(event) => onChoose?.(value, event.currentTarget.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
