/**
 * The smallest count that is shown by itself. Smaller ones mislead: one crash more or less changes
 * them a lot.
 */
export const smallestShown = 11
