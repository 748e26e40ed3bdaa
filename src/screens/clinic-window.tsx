import type { ReactNode } from 'react'
import './clinic-window.css'

/** The front of the clinic in the city: its window is lit, and a sign hangs in it. */
export const ClinicWindow = ({ children }: { children: ReactNode }) => (
  <div className="clinic-front">
    <svg
      className="clinic-awning"
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M5 1h90l4 11q-3 4-7 4t-7-4q-3 4-7 4t-7-4q-3 4-7 4t-7-4q-3 4-7 4t-7-4q-3 4-7 4t-7-4q-3 4-7 4t-7-4q-3 4-7 4t-7-4z" />
    </svg>
    <div className="clinic-pane open-now">{children}</div>
    <svg className="clinic-door" viewBox="0 0 30 60" aria-hidden="true">
      <path d="M3 60V6h24v54M7 26V10h16v16z" />
      <circle cx="22" cy="36" r="1.5" />
    </svg>
  </div>
)
