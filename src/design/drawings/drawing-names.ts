/**
 * The drawings that stand beside words, by the file that holds them: a page that shows one of a file
 * has the others at hand for the pages beside it.
 */
export const drawingSheets = {
  /** What hurts, or calms. */
  conditions: [
    'neck',
    'spine',
    'back',
    'head',
    'shoulder',
    'brain',
    'calm',
    'nerve',
    'reflex',
    'whiplash',
  ],
  /** What happened, and what the clinic does about it. */
  services: [
    'car-occupants',
    'consultation',
    'fall',
    'hit-and-run',
    'motorcycle',
    'night-line',
    'rear-end',
    'same-day-exam',
    'treatment',
    'truck',
    'whole-person',
  ],
  /** What a tool makes. */
  tools: ['recovery-curve', 'three-days', 'diary'],
  /** What a group of the site map holds. */
  'site-map': [
    'bars',
    'clinic-front',
    'folded-map',
    'open-book',
    'phone-list',
    'pinned-notice',
    'scales',
    'signpost',
    'team',
    'three-stations',
    'treatment-table',
    'vertebrae',
  ],
  /** The clinic, what it writes down, and the people who tell their stories. */
  clinic: [
    'bridge',
    'shield',
    'stairs',
    'two-chairs',
    'two-languages',
    'range-of-motion',
    'pain-scale',
    'disability-index',
    'orthopedic-tests',
    'posture',
    'legal-records',
    'bicycle',
    'delivery-van',
    'traffic-light',
  ],
  /** The stations of the way from the crash to the months after. */
  way: [
    'crash',
    'danger-sign',
    'first-hours',
    'gentle-movement',
    'back-to-tasks',
    'half-better',
    'half-sore',
  ],
} as const

export type DrawingSheet = keyof typeof drawingSheets
export type SheetDrawingName = (typeof drawingSheets)[DrawingSheet][number]

export const sheetNames = Object.keys(drawingSheets) as DrawingSheet[]

/** Every drawing that has a place in a file, by name. */
export const sheetDrawings: readonly SheetDrawingName[] = Object.values(drawingSheets).flat()

/** What happened to the people who tell their stories. */
export const storyDrawings = [
  'bicycle',
  'delivery-van',
  'traffic-light',
] as const satisfies readonly SheetDrawingName[]

/** The stations of a way, and what a person does at them. */
export const wayDrawings = [
  ...drawingSheets.way,
  'range-of-motion',
] as const satisfies readonly SheetDrawingName[]

/** What stands above a caption that says the message of a page. */
export const captionedDrawings = [
  'safe-then-911',
  'sign-then-call',
  'turn-head',
  'two-reports',
  'questions-answered',
] as const

export type WayDrawingName = (typeof wayDrawings)[number]
export type CaptionedDrawingName = (typeof captionedDrawings)[number]
