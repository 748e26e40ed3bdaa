import type { FormWords } from '#forms/contract/form.ts'
import type { MatchingWords } from '#language/matching-words.ts'
import type { MessageFaults } from './contract.ts'

export const en = {
  fields: {
    name: {
      label: 'Your name',
      faults: {
        missing: 'Enter your name.',
        'too-long': 'Enter a name of 100 characters or fewer.',
      },
    },
    phone: {
      label: 'Telephone',
      faults: {
        missing: 'Enter a telephone number or an e-mail address, so that we can answer.',
        malformed: 'Enter a telephone number with its area code, like (510) 555-0123.',
      },
    },
    email: {
      label: 'E-mail address',
      faults: {
        malformed: 'Enter an e-mail address like name@example.com.',
        'too-long': 'Enter an e-mail address of 254 characters or fewer.',
      },
    },
    note: {
      label: 'Short note (you may leave it empty)',
      hint: 'No medical details, please. Tell us those on the telephone.',
      faults: { 'too-long': 'Write a note of 500 characters or fewer.' },
    },
  },
  refusal: {
    'too-large': 'That was too long for us to read. Please write a shorter note, or call us.',
    'too-many': {
      one: 'Too many messages came from your network. Please call us, or try again in 1 minute.',
      other:
        'Too many messages came from your network. Please call us, or try again in {n} minutes.',
    },
    'not-stored': 'We could not save your message. Please call us, or try again in a few minutes.',
  },
} as const satisfies FormWords<MessageFaults>

export type Words = MatchingWords<typeof en>
