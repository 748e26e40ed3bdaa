import type { ReactNode } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import './card.css'

export interface CardProps {
  heading: string
  /** The whole card leads there. */
  href?: string
  drawing?: ReactNode
  badge?: string
  children: ReactNode
}

/** One thing of a set, with a drawing where it helps. */
export function Card({ heading, href, drawing, badge, children }: CardProps) {
  return (
    <li className="card">
      {drawing}
      <h2>
        {href ? <a href={href}>{heading}</a> : heading}
        {badge ? (
          <>
            {' '}
            <Badge>{badge}</Badge>
          </>
        ) : null}
      </h2>
      <div>{children}</div>
    </li>
  )
}
