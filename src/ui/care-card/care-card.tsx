import type { ReactNode } from 'react'

export type CareLevel = 'emergency' | 'today' | 'clinic'

export interface CareCardProps {
  /** Sets the colour, the mark and the word a screen reader hears. */
  level: CareLevel
  /** The spoken word for this level, already in the page's language. */
  levelLabel: string
  heading: string
  children: ReactNode
}

/** When to get help, and where: one of three levels. */
export function CareCard({ level, levelLabel, heading, children }: CareCardProps) {
  return (
    <div className={`care care-${level}`} role="group" aria-label={`${levelLabel}: ${heading}`}>
      <p className="care-heading">
        <span className="vh">{levelLabel}: </span>
        {heading}
      </p>
      <div className="care-body">{children}</div>
    </div>
  )
}
