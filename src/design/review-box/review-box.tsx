import './review-box.css'

export interface ReviewBoxProps {
  heading: string
  /** Who checked the page and when, or by when somebody does; nothing where no check is needed. */
  status?: string | undefined
  /** Pairs such as "Next check:" and "March 4, 2027". */
  lines: readonly { label: string; value: string }[]
  notice: string
}

/** Who checked the page, when it was last changed, and when it is looked at next. */
export function ReviewBox({ heading, status, lines, notice }: ReviewBoxProps) {
  return (
    <section className="review" aria-label={heading}>
      {status ? <p className="review-status">{status}</p> : null}
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{notice}</p>
    </section>
  )
}
