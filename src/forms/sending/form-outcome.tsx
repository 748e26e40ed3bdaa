import type { Ref } from 'react'
import { ErrorSummary } from '#design/error-summary/error-summary.tsx'
import './sending.css'

export interface FormOutcomeProps {
  ref: Ref<HTMLDivElement>
  /** Says that the form was not sent. */
  heading: string
  /** By field, in their order; an empty text keeps the place for a word of the server. */
  faults: Readonly<Record<string, string | undefined>>
  refusal: string | undefined
  idOf: (field: string) => string
}

/** What became of a form that was not taken, above it: a line for each field, or one for all. */
export function FormOutcome({ ref, heading, faults, refusal, idOf }: FormOutcomeProps) {
  const errors = Object.entries(faults).flatMap(([field, message]) =>
    message === undefined ? [] : [{ fieldId: idOf(field), message }],
  )
  return (
    <div ref={ref} tabIndex={-1} className="form-outcome">
      {errors.length > 0 ? <ErrorSummary heading={heading} errors={errors} /> : null}
      {refusal === undefined ? null : <p className="field-error">{refusal}</p>}
    </div>
  )
}
