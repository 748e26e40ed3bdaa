import type { ReactNode } from 'react'
import { captioned } from '#design/drawings/captioned.ts'
import type { CaptionedDrawingName } from '#design/drawings/drawing-names.ts'
import './captioned-drawing.css'

export interface CaptionedDrawingProps {
  drawing: CaptionedDrawingName
  /** Says in words what the drawing shows, so that it needs no other text. */
  children: ReactNode
}

/** A drawing that shows the message of a page, and the message. */
export function CaptionedDrawing({ drawing, children }: CaptionedDrawingProps) {
  const Drawn = captioned[drawing]
  return (
    <figure className="captioned-drawing">
      <Drawn />
      <figcaption>{children}</figcaption>
    </figure>
  )
}
