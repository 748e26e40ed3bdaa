/** What hurts, or calms. */
const conditionDrawings = [
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
] as const

/** What happened, and what the clinic does about it. */
const serviceDrawings = [
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
] as const

/** What a tool makes. */
const toolDrawings = ['recovery-curve', 'three-days', 'diary'] as const

/** What a group of the site map holds. */
const groupDrawings = [
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
] as const

/** What happened to the people who tell their stories. */
export const storyDrawings = ['bicycle', 'delivery-van', 'traffic-light'] as const

/** The clinic and how it works. */
const clinicDrawings = ['bridge', 'shield', 'stairs', 'two-chairs', 'two-languages'] as const

/** The cards of documentation. */
const documentationDrawings = [
  'range-of-motion',
  'pain-scale',
  'disability-index',
  'orthopedic-tests',
  'posture',
  'legal-records',
] as const

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

/** What stands above a caption that says the message of a page. */
export const captionedDrawings = [
  'safe-then-911',
  'sign-then-call',
  'turn-head',
  'two-reports',
  'questions-answered',
] as const

/** Every drawing that has a file of its own, by name. */
export const sheetDrawings = [
  ...new Set([
    ...conditionDrawings,
    ...serviceDrawings,
    ...toolDrawings,
    ...groupDrawings,
    ...storyDrawings,
    ...clinicDrawings,
    ...documentationDrawings,
    ...wayDrawings,
  ] as const),
]

export type DocumentationDrawingName = (typeof documentationDrawings)[number]
export type WayDrawingName = (typeof wayDrawings)[number]
export type SheetDrawingName = (typeof sheetDrawings)[number]
export type CaptionedDrawingName = (typeof captionedDrawings)[number]
