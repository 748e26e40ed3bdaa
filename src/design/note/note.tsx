import type { ReactNode } from 'react'
import './note.css'

export interface NoteProps {
  kind: 'known' | 'not-known' | 'note'
  heading: string
  children: ReactNode
}

/** A few lines set apart: what is known, what is not, or good to know. */
export function Note({ kind, heading, children }: NoteProps) {
  return (
    <div className={`note note-${kind}`}>
      {heading ? <p className="note-heading">{heading}</p> : null}
      {children}
    </div>
  )
}
