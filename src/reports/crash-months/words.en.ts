import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  heading: 'Month by month',
  sentence: 'In {year} the month with the most crashes with injuries was {month}: {count}.',
  chance: 'Chance alone moves a month by up to {margin}.',
  bar: '{year}',
  mean: 'Average from {period}',
  range: 'Fewest and most from {period}',
  note: 'City streets only.',
  leftOut: 'Months of {years} are not counted yet.',
  asTable: 'The same numbers as a table: month by month',
  month: 'Month',
  least: 'Fewest',
  most: 'Most',
} as const

export type Words = MatchingWords<typeof en>
