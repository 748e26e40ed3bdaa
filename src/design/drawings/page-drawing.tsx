import type { SheetDrawingName } from './drawing-names.ts'
import { drawings } from './drawings.ts'

/** A drawing in the page itself: for what is seen first, and for pages that should need no other file. Nothing where there is none. */
export function PageDrawing({ name }: { name: SheetDrawingName | undefined }) {
  if (!name) return null
  const Drawn = drawings[name]
  return <Drawn />
}
