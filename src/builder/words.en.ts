import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  shareTagline: 'Hurt in a crash? Help in {city} today.',
  moved: 'This page has moved',
} as const

export type Words = MatchingWords<typeof en>
