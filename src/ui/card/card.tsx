import type { ReactNode } from 'react'

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
      <h3>
        {href ? <a href={href}>{heading}</a> : heading}
        {badge ? (
          <>
            {' '}
            <span className="badge">{badge}</span>
          </>
        ) : null}
      </h3>
      <div>{children}</div>
    </li>
  )
}
