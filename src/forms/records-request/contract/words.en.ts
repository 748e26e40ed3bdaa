import type { FormWords } from '#forms/contract/form.ts'
import { en as message } from '#forms/message/contract/words.en.ts'
import type { MatchingWords } from '#language/matching-words.ts'
import type { RecordsFaults } from './contract.ts'

const { email, name, phone } = message.fields

export const en = {
  fields: {
    firm: {
      label: 'Your firm',
      faults: {
        missing: 'Enter the name of your firm.',
        'too-long': 'Enter a firm name of 100 characters or fewer.',
      },
    },
    name,
    phone,
    email,
    needs: {
      label: 'What do you need?',
      hint: 'You can choose more than one.',
      faults: { missing: 'Choose what you need.' },
    },
  },
  refusal: message.refusal,
} as const satisfies FormWords<RecordsFaults>

export type Words = MatchingWords<typeof en>
