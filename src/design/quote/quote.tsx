import './quote.css'

export interface QuoteProps {
  text: string
  name: string
  /** A line under the name: a handle, a place. */
  detail: string
  initials: string
}

/** Words of a patient, with who said them. */
export function Quote({ text, name, detail, initials }: QuoteProps) {
  return (
    <figure className="quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <span className="quote-mark" aria-hidden="true">
          {initials}
        </span>
        <span>
          <strong>{name}</strong>
          <br />
          {detail}
        </span>
      </figcaption>
    </figure>
  )
}
