import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  waters: { bay: 'San Francisco Bay', estuary: 'Estuary' },
  outlines: 'Outlines: City of Oakland, districts of 2022, simplified.',
  // 36 deaths in 2022: the City's count, as The Oaklandside of May 2023 gives it.
  deathsSource: 'Deaths in {year}: The Oaklandside, May 2023.',
} as const

export type Words = MatchingWords<typeof en>
