import type { ReactNode } from 'react'
import './table-scroll.css'

export interface TableScrollProps {
  /** Heard when the keyboard reaches the box: the table's caption or the heading above it. */
  label?: string
  children: ReactNode
}

/** Lets a wide table scroll inside its own box on a small screen, by touch and by arrow keys. */
export function TableScroll({ label, children }: TableScrollProps) {
  return (
    <div
      className="table-scroll"
      // A group, not a region: a page may have many tables, and landmarks are for its parts.
      {...(label && { role: 'group', 'aria-label': label })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari's arrow keys scroll only what has focus
      tabIndex={0}
    >
      {children}
    </div>
  )
}
