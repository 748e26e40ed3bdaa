import type { FormWords } from '#contracts/form.ts'
import type { PainFaults } from '#contracts/pain-report/contract.ts'
import type { MatchingWords } from '#i18n/matching-words.ts'

export const en = {
  fields: {
    regions: {
      label: 'Where does it hurt?',
      hint: 'Choose every part that hurts.',
      faults: { missing: 'Choose at least 1 part of the body' },
    },
    worst: {
      label: 'How strong was your worst pain in the past 7 days?',
      hint: '0 is no pain. 10 is the worst pain you can imagine.',
      faults: { missing: 'Choose a number from 0 to 10' },
    },
    since: {
      label: 'How long ago was the crash?',
      hint: 'After more than 1 crash, think of the last one.',
      faults: { missing: 'Choose how long ago the crash was' },
    },
    mode: {
      label: 'How were you traveling?',
      hint: 'As a driver or a passenger.',
      faults: { missing: 'Choose how you were traveling' },
    },
    district: {
      label: 'In which council district do you live?',
      hint: 'If you are not sure, choose the last answer.',
      faults: { missing: 'Choose a district, or the last answer' },
    },
  },
  faulty: 'Please check the questions that are not answered.',
  refusal: {
    'malformed-request': 'We could not read that report.',
    'unsupported-type': 'We could not read the format of that report.',
    'too-many': {
      one: 'Too many reports came from your network. Please try again in 1 minute.',
      other: 'Too many reports came from your network. Please try again in {n} minutes.',
    },
    'month-full':
      'This month, 10 reports came from your network. We count no more, so that nobody can make up the numbers. Please come back next month.',
    'not-stored': 'We could not save your report. Please try again in a few minutes.',
  },
} as const satisfies FormWords<PainFaults>

export type Words = MatchingWords<typeof en>
