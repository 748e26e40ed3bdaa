import type { ReactNode } from 'react'
import './headline-figure.css'

export interface HeadlineFigureProps {
  /** As printed: 19,825, or 8 in 10. */
  value: string
  /** So many of ten people are drawn in full beside the figure, for those who look before they read. */
  ofTen?: number
  /** What it counts. */
  children: ReactNode
}

/** Ten people in a row, 11 units each: head, and shoulders as in the small drawings. */
const tenPeople = `M-9 19${'m14.5-18a3 3 0 1 1-.1 0zm-3.5 18v-6q0-4.5 3.5-4.5t3.5 4.5v6z'.repeat(10)}`

function TenPeople({ counted }: { counted: number }) {
  return (
    <svg className="ten-people" viewBox="0 0 110 20" aria-hidden="true">
      <path d={tenPeople} />
      {/* A sheet within a sheet cuts off who stands beyond its width. */}
      <svg width={counted * 11} aria-hidden="true">
        <path d={tenPeople} />
      </svg>
    </svg>
  )
}

/** The one figure that a report begins with. */
export const HeadlineFigure = ({ value, ofTen, children }: HeadlineFigureProps) => (
  <p className="headline-figure">
    <strong>{value}</strong> {ofTen ? <TenPeople counted={ofTen} /> : null} <span>{children}</span>
  </p>
)
