import './contents.css'

export interface ContentsProps {
  label: string
  entries: readonly { anchor: string; heading: string }[]
}

/** The parts of a long page: a row that opens, and on wide screens a list that is open. */
export function Contents({ label, entries }: ContentsProps) {
  return (
    <nav className="contents" aria-label={label}>
      <p>{label}</p>
      <details>
        <summary>{label}</summary>
        <ul>
          {entries.map(({ anchor, heading }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
