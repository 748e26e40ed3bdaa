import type { MatchingWords } from '#i18n/matching-words.ts'

export const en = {
  when: 'When',
  where: 'Where',
  by: 'By',
  freeToAttend: 'Free to attend',
} as const

export type Words = MatchingWords<typeof en>
