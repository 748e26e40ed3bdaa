import type { SheetDrawingName } from './drawing-names.ts'

/** What a drawing is called inside its file. */
export const drawingId = 'drawing'

/** Where the file of a drawing is found, and the drawing in it. */
export const drawingPath = (name: SheetDrawingName) => `/drawings/${name}.svg#${drawingId}`
