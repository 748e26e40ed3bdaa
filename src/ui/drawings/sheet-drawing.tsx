export type ConditionDrawingName =
  | 'neck'
  | 'spine'
  | 'back'
  | 'head'
  | 'shoulder'
  | 'brain'
  | 'calm'
  | 'nerve'

export type DocumentationDrawingName =
  | 'range-of-motion'
  | 'pain-scale'
  | 'disability-index'
  | 'orthopedic-tests'
  | 'posture'
  | 'legal-records'

export type SheetDrawingName = ConditionDrawingName | DocumentationDrawingName

/** The address of the file that `drawing-sheet.tsx` makes. */
export const drawingSheetPath = '/drawings.svg'

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
