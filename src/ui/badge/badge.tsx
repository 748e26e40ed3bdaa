import type { ReactNode } from 'react'
import './badge.css'

/** One or two words that single out the thing beside them. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}
