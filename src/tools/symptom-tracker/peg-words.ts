/**
 * The PEG as published: Krebs EE and others, J Gen Intern Med 2009;24:733-8. A tested scale is
 * used word for word and in official translations only, so these lines exist in English alone.
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
