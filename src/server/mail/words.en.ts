import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  subject: 'Confirm your newsletter subscription',
  heading: 'Confirm your e-mail address',
  ask: 'Do you want the recovery newsletter of {clinic}? Open this page and press the button:',
  button: 'Confirm',
  lasts: 'The link works for {days} days.',
  why: 'You get this e-mail because someone typed this address into the form on our website.',
  ignore: 'If that was not you, do nothing. You will not get the newsletter.',
  stop: 'To tell us never to write to this address again:',
  stopLink: 'Unsubscribe',
} as const

export type Words = MatchingWords<typeof en>
