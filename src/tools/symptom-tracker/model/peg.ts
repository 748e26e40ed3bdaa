/**
 * The PEG: pain on average, interference with enjoyment of life, interference with general
 * activity, each 0 to 10, over the past week. Krebs EE and others, J Gen Intern Med
 * 2009;24:733-8. The score is the mean. No threshold is known to us for "better" or "worse", so
 * none is used.
 */
export interface PegAnswers {
  pain: number | null
  enjoyment: number | null
  activity: number | null
}

/** The mean of the three answers, 0 to 10, not rounded; null when one of them is missing. */
export function pegScore({ pain, enjoyment, activity }: PegAnswers) {
  if (pain === null || enjoyment === null || activity === null) return null
  return (pain + enjoyment + activity) / 3
}

/**
 * How far a score moved, in percent of where it began, rounded: 6 to 3.33 is -44.
 *
 * @returns null when it began at 0, of which nothing is a share
 */
export function pegChange(before: number, after: number) {
  return before === 0 ? null : Math.round(((after - before) / before) * 100)
}

/**
 * As published. A tested scale is used word for word and in official translations only, so these
 * lines exist in English alone.
 */
export const pegWords = {
  pain: 'What number best describes your pain on average in the past week?',
  enjoyment:
    'What number best describes how, during the past week, pain has interfered with your enjoyment of life?',
  activity:
    'What number best describes how, during the past week, pain has interfered with your general activity?',
  painLow: '0: no pain',
  painHigh: '10: pain as bad as you can imagine',
  interferesLow: '0: does not interfere',
  interferesHigh: '10: completely interferes',
} as const
