import './error-summary.css'

export interface ErrorSummaryProps {
  heading: string
  /** Each error leads to its field. */
  errors: readonly { fieldId: string; message: string }[]
}

/** What has to be corrected, above a form that could not be sent. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  return (
    <div className="error-summary" role="alert">
      <p className="error-summary-heading">{heading}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
