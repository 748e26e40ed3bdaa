import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  onSite: 'Read this on our website:',
  why: 'You get this newsletter because you asked for it on our website and confirmed your address.',
  stop: 'To stop it at once, without a password:',
  stopLink: 'Unsubscribe',
} as const

export type Words = MatchingWords<typeof en>
