import { useId } from 'react'
import { type Span, spans } from '#tools/symptom-tracker/model/trend.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './span-field.css'

export interface SpanFieldProps {
  words: Words['trend']
  legend: string
  span: Span
  onSpan: (span: Span) => void
}

/** How far back to look. */
export function SpanField({ words, legend, span, onSpan }: SpanFieldProps) {
  const name = useId()
  return (
    <fieldset className="diary-spans">
      <legend>{legend}</legend>
      {spans.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={span === value} onChange={() => onSpan(value)} />
          <span>{words.spans[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}
