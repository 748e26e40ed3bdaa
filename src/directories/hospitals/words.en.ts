import type { MatchingWords } from '#i18n/matching-words.ts'

export const en = {
  trauma: 'Trauma center',
  district: 'Council district',
} as const

export type Words = MatchingWords<typeof en>
