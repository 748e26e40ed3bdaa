import type { SubmitEvent } from 'react'
import { modes } from '#city/crash-figures/figures.ts'
import { Button } from '#design/button/button.tsx'
import { type Choice, modeInAddress } from '#reports/accident-report/choice.ts'
import type { Words } from '#reports/accident-report/words.en.ts'
import './filters.css'
import '#design/field/field.css'

export interface FiltersProps {
  /** What the form shows at first; give it a new `key` to show another choice. */
  choice: Choice
  years: readonly number[]
  /** Streets or freeways: not for a district. */
  withLayers: boolean
  words: Pick<Words, 'filters' | 'travel'>
  /** The address of the page itself, for a browser that sends the form. */
  action: string
  onChoose: (asked: URLSearchParams) => void
}

/** What the form says, in the words of the address. */
export function askedBy(form: HTMLFormElement): URLSearchParams {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) asked.append(name, String(value))
  return asked
}

/** What to count. Its fields have the names of the address, so a sent form is a shared view. */
export function Filters({
  choice,
  years,
  withLayers,
  words: { filters: words, travel },
  action,
  onChoose,
}: FiltersProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onChoose(askedBy(event.currentTarget))
  }
  return (
    <form
      // As the HTML says it, so that what is chosen differs from it only by a visitor's hand.
      autoComplete="off"
      className="crash-filters no-print"
      method="get"
      action={action}
      aria-label={words.label}
      onChange={(event) => onChoose(askedBy(event.currentTarget))}
      onSubmit={submit}
    >
      <fieldset>
        <legend>{words.severity}</legend>
        <Switch
          name="severity"
          chosen={choice.severity === 'severe' ? 'serious' : 'injury'}
          values={[
            ['injury', words.injury],
            ['serious', words.severe],
          ]}
        />
      </fieldset>
      {withLayers ? (
        <fieldset>
          <legend>{words.layer}</legend>
          <Switch
            name="layer"
            chosen={choice.layer === 'freeways' ? 'freeways' : 'streets'}
            values={[
              ['streets', words.streets],
              ['freeways', words.freeways],
            ]}
          />
        </fieldset>
      ) : choice.layer === 'freeways' ? (
        <input type="hidden" name="layer" value="freeways" />
      ) : null}
      <label>
        <b>{travel.label}</b>
        <select name="travel" defaultValue={choice.mode && modeInAddress[choice.mode]}>
          <option value="">{travel.everyone}</option>
          {modes.map((mode) => (
            <option key={mode} value={modeInAddress[mode]}>
              {travel.names[mode]}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{words.years}</legend>
        <YearSelect name="from" label={words.from} chosen={choice.from} years={years} />
        <YearSelect name="to" label={words.to} chosen={choice.to} years={years} />
      </fieldset>
      <Button type="submit" variant="outline">
        {words.show}
      </Button>
    </form>
  )
}

interface SwitchProps {
  name: string
  chosen: string
  values: readonly (readonly [value: string, label: string])[]
}

function Switch({ name, chosen, values }: SwitchProps) {
  return values.map(([value, label]) => (
    <label key={value} className="crash-switch">
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
      <span>{label}</span>
    </label>
  ))
}

interface YearSelectProps {
  name: string
  label: string
  chosen: number
  years: readonly number[]
}

function YearSelect({ name, label, chosen, years }: YearSelectProps) {
  return (
    <label>
      {label}{' '}
      <select name={name} defaultValue={chosen}>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </label>
  )
}
