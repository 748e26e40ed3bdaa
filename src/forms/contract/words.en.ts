import type { MatchingWords } from '#language/matching-words.ts'
import type { RefusalWords } from './form.ts'

/** Of a request that was not taken, unless the form has words of its own. */
export const en = {
  'malformed-request': 'We could not read that request.',
  'cross-site': 'Please send the form again from this page.',
  'unknown-function': 'There is nothing at this address.',
  'wrong-method': 'This address does not take that kind of request.',
  'too-large': 'That was too long for us to read.',
  'unsupported-type': 'We could not read the format of that request.',
  'too-fast': 'That was very fast. Please wait a few seconds and send it again.',
  'too-many': {
    one: 'Too many requests came from your network. Please try again in 1 minute.',
    other: 'Too many requests came from your network. Please try again in {n} minutes.',
  },
  internal: 'Something went wrong on our side. Please try again in a few minutes.',
  'not-stored': 'We could not save that. Please try again in a few minutes.',
} as const satisfies RefusalWords

export type Words = MatchingWords<typeof en>
