import type { ReactNode } from 'react'
import './steps.css'

/** A numbered list of steps, one under the other. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>
}
