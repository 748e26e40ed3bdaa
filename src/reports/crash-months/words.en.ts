import type { MatchingWords } from '#i18n/matching-words.ts'

export const en = {
  heading: 'Month by month',
  sentence:
    'In {year}, {fewer} of 12 months had fewer crashes with injuries on city streets than they had from {period} in the mean. The most were in {month}: {count}.',
  bar: '{year}',
  mean: 'Mean of {period}',
  range: 'Fewest and most of {period}',
  note: 'City streets. The newest year may still grow with late reports.',
  asTable: 'The same numbers as a table: month by month',
  month: 'Month',
  least: 'Fewest',
  most: 'Most',
} as const

export type Words = MatchingWords<typeof en>
