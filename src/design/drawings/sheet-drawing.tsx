import type { SheetDrawingName } from './drawing-names.ts'
import { drawingPath } from './drawing-path.ts'
import './drawing.css'

/** A drawing from its file, as decoration beside words. Takes its colours from the page. */
export function SheetDrawing({ name }: { name: SheetDrawingName }) {
  return (
    <svg className="drawing" aria-hidden="true">
      <use href={drawingPath(name)} />
    </svg>
  )
}
