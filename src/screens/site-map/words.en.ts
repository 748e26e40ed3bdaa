import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  searchLabel: 'Search the pages of this site',
  search: 'Search',
  pages: { one: '1 page', other: '{n} pages' },
  noResult: 'No page has these words. Try another word, or call us.',
  groups: {
    start: 'Start here',
    conditions: 'Conditions',
    services: 'Services',
    tools: 'Recovery tools',
    phases: 'The treatment phases',
    resources: 'Resources',
    figures: 'Crash figures',
    legal: 'Legal',
    areas: 'Areas',
    about: 'About',
    notices: 'Notices',
  },
} as const

export type Words = MatchingWords<typeof en>
