import type { SheetDrawingName } from './drawing-names.ts'
import './drawing.css'

/** The address of the file that `drawing-sheet.tsx` makes. */
const drawingSheetPath = '/drawings.svg'

/**
 * A drawing of the sheet, as decoration beside words. Takes its colours from the page. The script in
 * the head sets `href` after the page has loaded: a browser would fetch the sheet before the first paint.
 */
export function SheetDrawing({ name }: { name: SheetDrawingName }) {
  return (
    <svg className="drawing" aria-hidden="true">
      <use data-href={`${drawingSheetPath}#${name}`} />
    </svg>
  )
}
