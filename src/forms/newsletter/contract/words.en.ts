import type { FormWords } from '#forms/contract/form.ts'
import type { MatchingWords } from '#language/matching-words.ts'
import type { NewsletterFaults } from './contract.ts'

export const en = {
  fields: {
    email: {
      label: 'E-mail address',
      faults: {
        missing: 'Enter your e-mail address.',
        'too-long': 'Enter an e-mail address of 254 characters or fewer.',
        malformed: 'Enter an e-mail address like name@example.com.',
      },
    },
  },
  refusal: {
    'too-large': 'That was too long for us to read. Please send only your e-mail address.',
    'too-many': {
      one: 'Too many sign-ups came from your network. Please try again in 1 minute.',
      other: 'Too many sign-ups came from your network. Please try again in {n} minutes.',
    },
  },
} as const satisfies FormWords<NewsletterFaults>

export type Words = MatchingWords<typeof en>
