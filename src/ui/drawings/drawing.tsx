import type { ReactNode } from 'react'

/** What every drawing takes: a title makes it a picture with a name, without one it is decoration. */
export interface DrawingProps {
  /** Already in the page's language. Leave out where the words beside the drawing say the same. */
  title?: string
}

interface DrawingFrameProps extends DrawingProps {
  viewBox: string
  className?: string
  preserveAspectRatio?: string
  children: ReactNode
}

/** The frame around every drawing, so that all of them are announced (or passed over) alike. */
export function Drawing({ title, className, children, ...frame }: DrawingFrameProps) {
  return (
    <svg
      {...frame}
      className={className ? `drawing ${className}` : 'drawing'}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      focusable={title ? undefined : false}
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  )
}
