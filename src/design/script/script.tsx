import type { ReactNode } from 'react'
import './script.css'

export interface ScriptProps {
  /** `say` for spoken words, `letter` for a letter. */
  kind: 'say' | 'letter'
  heading: string
  children: ReactNode
}

/** Words to say on the telephone or a letter to copy and adapt. */
export function Script({ kind, heading, children }: ScriptProps) {
  return (
    <div className={`script script-${kind}`}>
      <p className="script-heading">{heading}</p>
      {children}
    </div>
  )
}
