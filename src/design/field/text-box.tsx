import type { TextareaHTMLAttributes } from 'react'
import { describedBy, Labelled, type LabelProps } from './labelled.tsx'
import './field.css'

export interface TextBoxProps
  extends LabelProps,
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue' | 'disabled' | 'name'> {
  /** Lines that show before anything is written. */
  rows: number
  /** Characters that fit. */
  maxLength: number
  /** Left out, the text stays the browser's own. */
  text?: string
  onText?: (text: string) => void
}

/** A few lines in the visitor's own words. */
export function TextBox({ label, hint, error, text, onText, ...area }: TextBoxProps) {
  const words = { id: area.id, label, hint, error }
  return (
    <Labelled {...words}>
      <textarea
        {...area}
        aria-invalid={error === undefined ? undefined : error !== ''}
        aria-describedby={describedBy(words)}
        value={text}
        onChange={onText && ((event) => onText(event.currentTarget.value))}
      />
    </Labelled>
  )
}
