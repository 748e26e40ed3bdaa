import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  miles: { one: '{n} mile', other: '{n} miles' },
  block: '{number} block of {street}',
  directions: 'Directions',
  waysTo: '{way}: to {name}',
  ways: { google: 'Google Maps', apple: 'Apple Maps', program: 'My map app' },
} as const

export type Words = MatchingWords<typeof en>
