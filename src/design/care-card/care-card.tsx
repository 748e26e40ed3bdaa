import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design/icon/icon.tsx'
import './care-card.css'

type CareLevel = 'emergency' | 'today' | 'soon' | 'clinic'

export interface CareCardProps {
  /** Sets the colour, the mark and the word a screen reader hears. */
  level: CareLevel
  /** The spoken word for this level, already in the page's language. */
  levelLabel: string
  heading: string
  /** `h2` where the card answers a question and its heading takes the focus. */
  headingTag?: 'p' | 'h2'
  children: ReactNode
}

const marks: Record<CareLevel, IconName> = {
  emergency: 'alert',
  today: 'clock',
  soon: 'clock',
  clinic: 'phone',
}

/** When to get help, and where: one of three levels. */
export function CareCard({
  level,
  levelLabel,
  heading,
  headingTag: Heading = 'p',
  children,
}: CareCardProps) {
  return (
    <div className={`care care-${level}`} role="group" aria-label={`${levelLabel}: ${heading}`}>
      <Heading className="care-heading">
        <Icon name={marks[level]} />
        <span>
          <span className="vh">{levelLabel}: </span>
          {heading}
        </span>
      </Heading>
      <div className="care-body">{children}</div>
    </div>
  )
}
