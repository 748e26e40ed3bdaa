import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  hours: {
    range: '{from} to {to}',
    rangeInSentence: '{from} to {to}',
    closed: 'Closed',
    closedFor: 'Closed: {name}',
    openOn: 'Open: {days}',
  },
  /** What stands in the header and in the window of the clinic. */
  openState: {
    at: '{time}',
    atOne: '{time}',
    until: 'Open until {time}',
    opensToday: 'Opens today at {time}',
    opensTomorrow: 'Opens tomorrow at {time}',
    opensOn: 'Opens {day} at {time}',
  },
  /** What the clinic announces at the top of every page. */
  notice: {
    label: 'From the clinic',
    until: 'Until {date}, {time}.',
  },
  /** By when a message is answered. */
  answerTime: {
    sentence: 'A person at the clinic will call you or write to you {when}.',
    today: 'today by {time}',
    tomorrow: 'tomorrow, {date}, by {time}',
    later: 'by {date}, {time}',
    whenOpen: 'as soon as we are open again',
  },
  menus: {
    labels: {
      services: 'Services',
      conditions: 'Conditions',
      tools: 'Recovery Tools',
      process: 'Treatment Process',
      resources: 'Resources',
      about: 'About Us',
      spanish: 'Español',
    },
    toolsIntro: 'Each tool takes 2 to 3 minutes.',
    /** One short line under the name of a page, where the name does not say what it is. */
    lines: {
      conditions: 'All conditions',
      tools: 'All tools',
      'phase-1': 'Pain relief',
      'phase-2': 'Movement',
      'phase-3': 'Strength',
      'your-situation': 'On foot, at work, no insurance',
      'immediate-help': 'Just had a crash?',
    },
    plainLinks: {
      'phase-1': 'Blog',
      'same-day-care': 'Apply',
      'attorney-referrals': 'Attorney Referrals',
      contact: 'Contact',
    },
  },
  /** Headings of the groups of links, in the footer and at the foot of a page. */
  linkGroups: {
    services: 'Services',
    conditions: 'Conditions',
    resources: 'Resources',
    care: 'Care',
    specialized: 'Specialized',
    legal: 'Legal',
    tools: 'Tools',
    blog: 'Blog',
    spanish: 'Español',
    about: 'About',
    firstHelp: 'Help now',
    commonInjuries: 'Common injuries',
    moneyAndRights: 'Money and rights',
    recoveryTools: 'Recovery tools',
    phases: 'The 12-week plan',
    crashKinds: 'Your kind of crash',
    forCases: 'For your case',
    clinicItself: 'The clinic',
    specialCare: 'Special care',
    inSpanish: 'In Spanish',
  },
  /** Parts of addresses that have no page of their own. */
  addressParts: {
    resources: 'Resources',
    legal: 'Legal',
    blog: 'Blog',
    district: 'Districts',
    newsletter: 'Newsletter',
  },
  /** Where the posts lie. */
  blogFolder: '/blog',
  /** A page of a list, from the second on, and its part of the address. */
  onPage: '{title}, page {number}',
  pageInAddress: 'page',
  payment: {
    'auto-insurance': 'Auto insurance',
    medpay: 'MedPay',
    'medical-lien': 'Medical lien',
    'health-insurance': 'Health insurance',
    'self-pay': 'Self-pay',
  },
} as const

export type Words = MatchingWords<typeof en>
