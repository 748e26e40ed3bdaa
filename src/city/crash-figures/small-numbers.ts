/**
 * The smallest count that is shown by itself. Smaller ones mislead: one crash more or less changes
 * them a lot.
 */
export const smallestShown = 11

/** `null` is a count from 1 to 10. */
export type CountShown = number | null

export const countShown = (count: number): CountShown =>
  0 < count && count < smallestShown ? null : count
