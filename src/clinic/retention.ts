/** How long messages are stored, in days. The privacy policy names the longest that is allowed. */
export interface Retention {
  /** After they were marked as answered. */
  answered: number
  /** After they came, answered or not. */
  atMost: number
}

export const longestRetention: Retention = { answered: 90, atMost: 180 }
