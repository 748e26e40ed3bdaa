import './review-box.css'

export interface ReviewBoxProps {
  heading: string
  /** Pairs such as "Checked by:" and "Doctor of chiropractic (D.C.)". */
  lines: readonly { label: string; value: string }[]
  notice: string
}

/** Who checked the page, when, and when next. */
export function ReviewBox({ heading, lines, notice }: ReviewBoxProps) {
  return (
    <section className="review" aria-label={heading}>
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
