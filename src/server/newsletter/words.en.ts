import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  /** The mail that asks whether the address wants the newsletter. */
  confirmation: {
    subject: 'Confirm your newsletter subscription',
    heading: 'Confirm your e-mail address',
    ask: 'Do you want the recovery newsletter of {clinic}? Open this page and press the button:',
    /** The same above the button itself. */
    askButton:
      'Do you want the recovery newsletter of {clinic}? Press the button, and again on the page that opens:',
    button: 'Yes, I want it',
    lasts: 'The link works for {days} days.',
    why: 'You get this e-mail because someone typed this address into the form on our website.',
    ignore: 'If that was not you, do nothing. You will not get the newsletter.',
    stop: 'To tell us never to write to this address again:',
  },
  issue: {
    onSite: 'Read this on our website:',
    onSiteButton: 'Read this on our website',
    why: 'You get this newsletter because you asked for it on our website and confirmed your address.',
    stop: 'To stop it at once, without a password:',
  },
  stopLink: 'Unsubscribe',
} as const

export type Words = MatchingWords<typeof en>
