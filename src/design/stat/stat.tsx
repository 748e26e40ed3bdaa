import type { ReactNode } from 'react'
import './stat.css'

export interface StatProps {
  /** As printed: 847+, 98%, 24/7. */
  value: string
  label: string
  /** What is counted, or where the figure comes from. */
  note?: ReactNode
}

/** A large figure with what it counts. */
export function Stat({ value, label, note }: StatProps) {
  return (
    <div className="stat">
      <strong>{value}</strong>
      <span>{label}</span>
      {note ? <small>{note}</small> : null}
    </div>
  )
}
