/** How long messages are stored, in days. The privacy policy names the longest that is allowed. */
export interface Retention {
  /** After they were marked as answered. */
  answered: number
  /** After they came, answered or not. */
  atMost: number
}

/** How long the clinic can say who saw what at the desk, unless it sets another time, in years. */
export const usualLogYears = 6

export const longestRetention: Retention = { answered: 90, atMost: 180 }
