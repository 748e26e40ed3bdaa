import type { ReactNode } from 'react'
import './listing.css'

/** Places, people or dates in columns; each `li` has a heading and its facts. */
export function Listing({ children }: { children: ReactNode }) {
  return <ul className="listing">{children}</ul>
}
