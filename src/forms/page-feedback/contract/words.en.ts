import type { FormWords } from '#forms/contract/form.ts'
import type { MatchingWords } from '#language/matching-words.ts'
import type { FeedbackFaults } from './contract.ts'

export const en = {
  fields: {
    page: { label: 'Page', faults: { unknown: 'There is no such page.' } },
    useful: { label: 'Was this page useful?', faults: { missing: 'Press Yes or No.' } },
    sentence: {
      label: 'A sentence about it (you may leave it empty)',
      faults: { 'too-long': 'Write a sentence of 300 characters or fewer.' },
    },
  },
} as const satisfies FormWords<FeedbackFaults>

export type Words = MatchingWords<typeof en>
