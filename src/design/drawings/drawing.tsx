import type { ReactNode } from 'react'
import './drawing.css'

/** What every drawing takes: a title makes it a picture with a name, without one it is decoration. */
export interface DrawingProps {
  /** Already in the page's language. Leave out where the words beside the drawing say the same. */
  title?: string
}

interface DrawingFrameProps extends DrawingProps {
  viewBox: string
  className?: string
  preserveAspectRatio?: string
  /** Holds something to press, which a picture or a decoration would hide from screen readers. */
  interactive?: boolean
  children: ReactNode
}

/** The frame around every drawing, so that all of them are announced (or passed over) alike. */
export function Drawing({ title, className, interactive, children, ...frame }: DrawingFrameProps) {
  const silent = !title && !interactive
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is decoration, and hidden
    <svg
      {...frame}
      className={className ? `drawing ${className}` : 'drawing'}
      role={silent ? undefined : interactive ? 'group' : 'img'}
      aria-hidden={silent || undefined}
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  )
}
