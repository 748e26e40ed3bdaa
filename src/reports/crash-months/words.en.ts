import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  heading: 'Month by month',
  sentence:
    'In {year}, {fewer} of 12 months had fewer crashes with injuries than their average from {period}. The month with the most was {month}: {count}.',
  bar: '{year}',
  mean: 'Average from {period}',
  range: 'Fewest and most from {period}',
  note: 'City streets only.',
  asTable: 'The same numbers as a table: month by month',
  month: 'Month',
  least: 'Fewest',
  most: 'Most',
} as const

export type Words = MatchingWords<typeof en>
