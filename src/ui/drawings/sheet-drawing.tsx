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

/** The stations of the way from the crash to the months after. */
export const wayDrawings = [
  'crash',
  'danger-sign',
  'first-hours',
  'gentle-movement',
  'range-of-motion',
  'back-to-tasks',
  'half-better',
  'half-sore',
] as const

export type WayDrawingName = (typeof wayDrawings)[number]

export type SheetDrawingName = ConditionDrawingName | DocumentationDrawingName | WayDrawingName

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
