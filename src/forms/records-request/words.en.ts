import type { MatchingWords } from '#language/matching-words.ts'
import { en as contract } from './contract/words.en.ts'

const { fields } = contract

export const en = {
  fields,
  heading: 'Ask us for records',
  intro:
    'Do not name a client here. We answer with a safe way to send the signed authorization and the name.',
  needs: {
    records: 'A full set of records',
    bills: 'An itemized bill',
    lien: 'Our lien agreement',
    report: 'A written report',
    testimony: 'Testimony or a deposition',
  },
  trap: 'Leave this field empty',
  stored: 'We use this to answer you, and erase it 90 days after we have.',
  submit: 'Send the request',
  sending: 'Sending…',
  notTaken: 'This was not sent yet.',
  notSent: 'We could not be reached. What you wrote is still here. Please try again, or call us.',
  taken: 'We have your request.',
} as const

export type Words = MatchingWords<typeof en>
