/** The parts of the body that the pages about conditions open with. */
export const bodyPartNames = [
  'neck',
  'whiplash',
  'back',
  'headache',
  'shoulder',
  'concussion',
  'anxiety',
  'nerve-exam',
] as const

export type BodyPartName = (typeof bodyPartNames)[number]

/** In percent of the picture: from its left edge, and from its upper edge. */
type Place = readonly [right: number, down: number]

interface Spine {
  /** Where a line comes in from below. */
  enters: Place
  /** On its way, where the back is round. */
  by?: Place
  /** Where it ends: under the skull. */
  leaves: Place
}

/** Where a line runs through the picture as the spine of who is drawn. */
export const spines: Readonly<Record<BodyPartName, Spine>> = {
  neck: { enters: [35, 100], by: [43, 70], leaves: [44, 53] },
  whiplash: { enters: [35, 100], by: [42, 74], leaves: [41, 62] },
  back: { enters: [40, 100], by: [43, 55], leaves: [52, 32] },
  headache: { enters: [50, 100], leaves: [50, 70] },
  shoulder: { enters: [48, 100], leaves: [48, 57] },
  concussion: { enters: [50, 100], leaves: [51, 67] },
  anxiety: { enters: [50, 100], leaves: [50, 38] },
  'nerve-exam': { enters: [28, 100], leaves: [29, 43] },
}
