import type { ReactNode } from 'react'
import './bar-list.css'

export interface Bar {
  key: string
  label: ReactNode
  /** As printed at the end of the line. */
  value: string
  /** Length of the bar, of its track, 0 to 1. */
  length: number
  /** A thin mark to compare with, on the same scale. */
  mark?: number | undefined
}

/** Names with their counts, each over a bar: reads as a list without the drawing. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="crash-bars">
      {bars.map(({ key, label, value, length, mark }) => (
        <li key={key}>
          <span>{label}</span> <strong>{value}</strong>
          <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
            <rect width={round(length * 100)} height="5" />
            {mark === undefined ? null : <path d={`M${round(Math.min(mark, 1) * 99)} 0h1v5h-1z`} />}
          </svg>
        </li>
      ))}
    </ul>
  )
}

function round(units: number) {
  return Math.round(units * 10) / 10
}
