import type { FormWords } from '#contracts/form.ts'
import type { FeedbackFaults } from '#contracts/page-feedback/contract.ts'
import type { MatchingWords } from '#i18n/matching-words.ts'

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
