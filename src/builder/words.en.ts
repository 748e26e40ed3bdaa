import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  shareTagline: 'Hurt in a crash? Help in {city} today.',
} as const

export type Words = MatchingWords<typeof en>
