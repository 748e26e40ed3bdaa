import type { SheetDrawingName } from './drawing-names.ts'
import { drawings } from './drawings.ts'

/** A drawing in the page itself: for what is seen first, and for pages that should need no other file. */
export function PageDrawing({ name }: { name: SheetDrawingName }) {
  const Drawn = drawings[name]
  return <Drawn />
}
