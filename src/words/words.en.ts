import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  careLevels: {
    crisis: { label: 'Emergency', heading: 'Call or text 988 now if' },
    clinic: { label: 'Not urgent', heading: 'Ask us or your doctor if' },
  },
  doHeading: 'Do',
  dontHeading: 'Do not',
  known: 'What is known',
  notKnown: 'What is not known',
  sayHeading: 'What to say',
  letterHeading: 'A letter to adapt',
  sourceNumber: 'Source {number}',
  callBlockHeading: 'Talk to us today',
  callOrText: 'Call or text, in English or Spanish. The consultation call is free.',
  callOnly: 'Call us, in English or Spanish. The consultation call is free.',
  allAnswers: 'All answers',
  ratingOf: '{rating} out of 5 stars',
  noUpfrontCost:
    'With car insurance or MedPay (extra car coverage for medical bills), you usually pay nothing on the day of the visit. With a lien, a contract with us, the bill waits until your case ends, and you may still owe it if the case pays nothing. A health plan may charge a set amount for each visit (a copay), or an amount that you pay before the plan does (a deductible).',
  sameDay: 'Call when we are open, and we will try to see you the same day.',
  miles: { one: '{n} mile', other: '{n} miles' },
} as const

export type Words = MatchingWords<typeof en>
