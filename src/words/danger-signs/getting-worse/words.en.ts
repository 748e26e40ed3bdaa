import type { MatchingWords } from '#language/matching-words.ts'

/** The one rule for what to do when it gets worse: nothing else on the site says it in other words. */
export const en = {
  urgent: 'Headache, chest or belly pain that gets worse',
  call: 'call 911',
  rest: 'Any other new sign: do what the list says. Other pain that gets worse, or is no better after 2 weeks: a medical doctor within 2 to 3 days.',
} as const

export type Words = MatchingWords<typeof en>
