import type { MatchingWords } from '#language/matching-words.ts'
import { en as contract } from './contract/words.en.ts'

const { fields } = contract

export const en = {
  fields,
  more: 'Add a sentence',
  noMedical: 'No names and no medical details, please.',
  answers: { yes: 'Yes', no: 'No' },
  trap: 'Leave this field empty',
  taken: 'Thank you. We read what people say about our pages.',
  notSent: 'We could not be reached. Please try again.',
} as const

export type Words = MatchingWords<typeof en>
