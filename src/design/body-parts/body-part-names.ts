/** On the sheet of a body part, 600 by 400. */
export type Place = readonly [right: number, down: number]

export interface Spine {
  /** Where a line comes in from below: the middle of the picture. */
  enters: Place
  /** Where the back is round, a place that the line bends towards. */
  by?: Place
  /** Where it ends: under the skull. */
  leaves: Place
  /** What part of its way the line has come when it gets to what hurts. */
  hurt: number
}

/** The parts of the body that the pages about conditions open with, and the spine of who is drawn. */
export const spines = {
  neck: { enters: [226, 400], by: [262, 270], leaves: [250, 162], hurt: 0.6 },
  whiplash: { enters: [208, 400], by: [202, 300], leaves: [228, 230], hurt: 0.66 },
  back: { enters: [240, 400], by: [236, 230], leaves: [312, 128], hurt: 0.2 },
  headache: { enters: [300, 400], leaves: [300, 280], hurt: 0.6 },
  shoulder: { enters: [288, 400], leaves: [288, 228], hurt: 0.6 },
  concussion: { enters: [306, 400], by: [262, 190], leaves: [190, 76], hurt: 0.78 },
  anxiety: { enters: [300, 400], leaves: [300, 152], hurt: 0.5 },
  'nerve-exam': { enters: [346, 400], by: [352, 300], leaves: [330, 236], hurt: 0.62 },
} as const satisfies Readonly<Record<string, Spine>>

export type BodyPartName = keyof typeof spines

export const bodyPartNames = Object.keys(spines) as BodyPartName[]
