import type { ReactNode } from 'react'
import './timeline.css'

/** What happens over time, as a line with points. */
export function Timeline({ children }: { children: ReactNode }) {
  return <div className="timeline">{children}</div>
}
