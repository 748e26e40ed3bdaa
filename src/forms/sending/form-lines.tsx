import type { InputHTMLAttributes } from 'react'
import { Field } from '#design/field/field.tsx'
import { fieldId } from './form-frame.tsx'

export interface FormLinesProps<Name extends string> {
  /** The name of the form: `message` for `message-email`. */
  name: string
  /** The lines to fill in, in their order, as the browser knows them. */
  inputs: Readonly<Record<Name, InputHTMLAttributes<HTMLInputElement>>>
  fields: Readonly<Record<NoInfer<Name>, { label: string }>>
  typed?: Readonly<Record<string, string>>
  faults: Readonly<Partial<Record<NoInfer<Name>, string>>>
}

/** The lines of a form, each with its label and what is wrong with it. */
export function FormLines<Name extends string>({
  name,
  inputs,
  fields,
  typed = {},
  faults,
}: FormLinesProps<Name>) {
  return (Object.keys(inputs) as Name[]).map((field) => (
    <Field
      key={field}
      id={fieldId(name, field)}
      name={field}
      label={fields[field].label}
      defaultValue={typed[field]}
      error={faults[field]}
      {...inputs[field]}
    />
  ))
}
