import type { ReactNode } from 'react'
import './entries.css'

/** Many short entries, each a heading of the third level and a line or two, in columns where there is room. */
export const Entries = ({ children }: { children: ReactNode }) => (
  <div className="entries">{children}</div>
)
