import type { InputHTMLAttributes, Ref } from 'react'
import { describedBy, Labelled, type LabelProps } from './labelled.tsx'
import './field.css'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, LabelProps {
  id: string
  ref?: Ref<HTMLInputElement>
}

/** One line to fill in, with its label, hint and error. */
export function Field({ label, hint, error, type = 'text', ...input }: FieldProps) {
  const words = { id: input.id, label, hint, error }
  return (
    <Labelled {...words}>
      <input
        type={type}
        aria-invalid={error === undefined ? undefined : error !== ''}
        aria-describedby={describedBy(words)}
        {...input}
      />
    </Labelled>
  )
}
