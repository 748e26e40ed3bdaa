import type { ReactNode } from 'react'
import './fold.css'

export interface FoldProps {
  /** Where links to the part lead; a browser unfolds what its target lies in. */
  id: string
  heading: string
  /** Open on a phone too: the first thing of its page. */
  open?: boolean
  children: ReactNode
}

/** A part of a long page: folded under its heading on a phone, open where there is room. */
export function Fold({ id, heading, open, children }: FoldProps) {
  return (
    <div className="fold">
      {/* Only one of the two headings is ever there, for eyes and for screen readers. */}
      <h2 className="fold-heading">{heading}</h2>
      <details open={open}>
        <summary>
          <h2>{heading}</h2>
        </summary>
        <div id={id} className="fold-body">
          {children}
        </div>
      </details>
    </div>
  )
}
