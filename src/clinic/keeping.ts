/** How long messages are kept, in days. The privacy policy names the longest that is allowed. */
export interface Keeping {
  /** After they were marked as answered. */
  answered: number
  /** After they came, answered or not. */
  atMost: number
}

export const longestKeeping: Keeping = { answered: 90, atMost: 180 }
