import './cite.css'

export interface CiteProps {
  /** Place of the source in the page's list, from 1. */
  number: number
  /** Heard instead of the bare number. */
  label: string
}

/** The small number that leads to a source at the end of the page. */
export function Cite({ number, label }: CiteProps) {
  return (
    <a className="cite" href={`#source-${number}`} aria-label={label}>
      {number}
    </a>
  )
}
