import { drawingSheets, type SheetDrawingName, sheetNames } from './drawing-names.ts'

const holds = (drawings: readonly string[], name: string) => drawings.includes(name)

/** Where a drawing is found: its file, and the drawing in it. */
export function drawingPath(name: SheetDrawingName) {
  const sheet = sheetNames.find((each) => holds(drawingSheets[each], name))
  return `/drawings/${sheet}.svg#${name}`
}
