import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  /** When a button from a mail could not be saved. */
  linkNotStored:
    'We could not save that. Please open the link in your e-mail again in a few minutes.',
  /** The whole answer to a mail program that unsubscribes for its user. */
  unsubscribed: 'You are unsubscribed.',
  /** Tells a message from others to whoever has its link, and no more of it. */
  whichMessage: 'Message {number}. It came on {time}.',
  notFound: 'This page does not exist. Call us: {number}',
  wrongMethod: 'This page can only be read.',
  badAddress: 'This is not a valid web address.',
  movedTo: 'This page has moved to',
} as const

export type Words = MatchingWords<typeof en>
