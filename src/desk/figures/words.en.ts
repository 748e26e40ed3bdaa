import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  title: 'Figures',
  lead: 'Totals of a week and a page. Nobody can be found in them, and whoever asks their browser for privacy is not counted.',
  spans: { 12: 'Past 12 weeks', 52: 'Past 52 weeks' },
  figures: {
    presses: 'What was pressed',
    useful: 'Was this page useful?',
    'sign-ups': 'Sign-ups for the newsletter that were confirmed',
    searches: 'Words in searches that no page answers whole',
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
    missed: 'Searches',
  },
  sources: {
    'footer-newsletter': 'At the end of a page',
    'newsletter-page': 'Page of the newsletter',
    'newsletter-retry': 'After a mistake in the form',
    'newsletter-link-ended': 'After a link that was too old',
  },
  none: 'Nothing was counted in these weeks.',
  week: 'Week from',
  byWeek: 'By week',
  places: {
    presses: { by: 'By page', one: 'Page' },
    useful: { by: 'By page', one: 'Page' },
    'sign-ups': { by: 'By page', one: 'Where' },
    searches: { by: 'By word', one: 'Word' },
  },
  thisWeek: 'The last week is not over.',
  stored:
    'Presses and words are kept for a year. Answers go when their time is over, and an address that is erased is counted no more.',
  searched:
    'The search works in the browser of whoever searches. When no page has all their words, those of them that stand on our pages are counted; whatever else they typed is theirs. A word that is here often may want a page.',
  save: 'Save as a table (CSV)',
} as const

export type Words = MatchingWords<typeof en>
