import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  careLevels: {
    crisis: { label: 'Emergency', heading: 'Call or text 988 now if' },
    clinic: { label: 'Not urgent', heading: 'Ask us or your doctor if' },
    today: { label: 'Today', heading: 'Call your doctor today if' },
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
  whatsapp: 'WhatsApp (no medical details)',
  allAnswers: 'All answers',
  ratingOf: '{rating} out of 5 stars',
  /** By how many treat, and whether all of them are women: Spanish has a word for each. */
  chiropractors: {
    one: 'chiropractor',
    oneWomen: 'chiropractor',
    several: 'chiropractors',
    severalWomen: 'chiropractors',
  },
  theChiropractor: {
    one: 'our chiropractor',
    oneWomen: 'our chiropractor',
    several: 'one of our chiropractors',
    severalWomen: 'one of our chiropractors',
  },
  payment: {
    medpay: 'With MedPay (extra coverage on a car policy) you usually pay nothing at the visit.',
    lien: 'With a medical lien (we wait for money you may get for the crash) you usually pay nothing at the visit, but you may owe later.',
    medpayOrLien:
      'With MedPay (extra coverage on a car policy) or a medical lien (we wait for money you may get for the crash) you usually pay nothing at the visit; with a lien you may owe later.',
    healthPlan:
      'With a health plan: a copay (a set amount) or deductible (your part before the plan pays).',
    /** The price, by how many of the sentences before it are said. */
    otherwise: {
      none: 'The first visit, with the exam, costs {price}.',
      one: 'Without it, the first visit costs {price}.',
      several: 'With none of these, the first visit costs {price}.',
    },
  },
  plans: {
    taken: 'We take {names}',
    refused: 'We do not take {names}',
    none: 'We do not take health plans, Medi-Cal or Medicare.',
    ask: 'Call and have your card ready. Before you come, we tell you whether we take your plan, Medi-Cal or Medicare, and what it may leave you to pay.',
    askForAnother:
      'For any other plan, call and have your card ready. Before you come, we tell you whether we take it, and what it may leave you to pay.',
  },
  sameDay: 'Call, and we try to see you the same day.',
  exercise: {
    drawn: '{title}, in three drawings.',
    play: 'Show it moving',
    howOften: 'How often:',
    limit: 'Limit:',
    advised: 'Guidelines advise movement of this kind and give no number.',
    taught: 'This is what we teach: we know of no study that tests it.',
  },
  freeHelp: {
    source: 'Source: {source}.',
    checked: 'Checked by a person on {date}.',
    notChecked:
      'We have not checked these details yet: ask who you are speaking to before you give your name.',
  },
  miles: { one: '{n} mile', other: '{n} miles' },
} as const

export type Words = MatchingWords<typeof en>
