import type { ReactNode } from 'react'

/** Lets a wide table scroll inside its own box on a small screen. */
export function TableScroll({ children }: { children: ReactNode }) {
  return <div className="table-scroll">{children}</div>
}
