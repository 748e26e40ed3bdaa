import type { MatchingWords } from '#language/matching-words.ts'

/** The one rule for what to do when it gets worse: nothing else on the site says it in other words. */
export const en = {
  urgent: 'Chest pain, or a headache or belly pain that gets worse',
  call: 'call 911',
  rest: 'Any other new sign: the list of danger signs says what to do and when. Pain that is not on it and gets worse, or is no better after 2 weeks: a medical doctor within 2 to 3 days.',
  /** Its words for the list, which are a link on pages. */
  list: 'list of danger signs',
} as const

export type Words = MatchingWords<typeof en>
