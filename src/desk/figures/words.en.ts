import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  title: 'Figures',
  lead: 'Totals of a week and a page. Nobody can be found in them, and whoever asks their browser for privacy is not counted.',
  spans: { 12: 'Past 12 weeks', 52: 'Past 52 weeks' },
  figures: {
    presses: 'What was pressed',
    useful: 'Was this page useful?',
    'sign-ups': 'Sign-ups for the newsletter that were confirmed',
  },
  kinds: {
    call: 'Call',
    text: 'Text',
    booking: 'Online booking',
    directions: 'Directions',
    form: 'Button of a form',
    yes: 'Yes',
    no: 'No',
    confirmed: 'Confirmed',
  },
  sources: {
    'footer-newsletter': 'At the end of a page',
    'newsletter-page': 'Page of the newsletter',
    'newsletter-retry': 'After a mistake in the form',
    'newsletter-link-ended': 'After a link that was too old',
  },
  none: 'Nothing was counted in these weeks.',
  week: 'Week from',
  page: 'Page',
  where: 'Where',
  byWeek: 'By week',
  byPage: 'By page',
  thisWeek: 'The last week is not over.',
  stored:
    'Presses are kept for a year. Answers go when their time is over, and an address that is erased is counted no more.',
  searched: 'What people search for',
  notCounted:
    'It is not counted. The search works in their own browser and tells us nothing. It finds every word that stands on a page, so what it does not find is only what somebody typed, and that is theirs.',
  save: 'Save as a table (CSV)',
} as const

export type Words = MatchingWords<typeof en>
