import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import './do-dont.css'

/** What to do and what not to do, side by side where there is room. */
export function DoDontPair({ children }: { children: ReactNode }) {
  return <div className="do-dont">{children}</div>
}

export interface DoDontListProps {
  kind: 'do' | 'dont'
  heading: string
  children: ReactNode
}

export function DoDontList({ kind, heading, children }: DoDontListProps) {
  return (
    <div className={kind}>
      <p className="do-dont-heading">
        <Icon name={kind === 'do' ? 'check' : 'close'} />
        {heading}
      </p>
      {children}
    </div>
  )
}
