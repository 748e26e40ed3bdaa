import type { MatchingWords } from '#i18n/matching-words.ts'

export const en = {
  refusal: {
    missing: 'Enter your e-mail address.',
    'too-long': 'Enter an e-mail address of 254 characters or fewer.',
    malformed: 'Enter an e-mail address like name@example.com.',
    'malformed-request': 'We could not read that request.',
    'cross-site': 'Please send the form again from this page.',
    'unknown-function': 'There is nothing at this address.',
    'wrong-method': 'This address does not take that kind of request.',
    'too-large': 'That was too long for us to read. Please send only your e-mail address.',
    'unsupported-type': 'We could not read the format of that request.',
    'too-many': {
      one: 'Too many sign-ups came from your network. Please try again in 1 minute.',
      other: 'Too many sign-ups came from your network. Please try again in {n} minutes.',
    },
    internal: 'Something went wrong on our side. Please try again in a few minutes.',
    'not-stored': 'We could not save that. Please try again in a few minutes.',
  },
} as const

export type Words = MatchingWords<typeof en>
