import { en as contract } from '#contracts/pain-report/words.en.ts'
import type { MatchingWords } from '#i18n/matching-words.ts'
import { en as names } from '#i18n/pain-report/words.en.ts'

const { fields, refusal } = contract

export const en = {
  heading: 'Add your pain to the picture',
  intro: 'Were you hurt in a crash? Answer 5 questions. Nobody can see who you are.',
  urgent: 'This form is not care, and nobody reads it today. With a danger sign,',
  urgentLink: 'call 911',
  kept: 'Your answers go to our own server. We keep them with the week, and nothing else, until the figures of the quarter are published.',
  notKept:
    'We keep no name, no contact and no internet address, so we cannot find or erase one report later.',
  limits:
    'Against false reports, at most 10 a month count from one network. We count them under scrambled names, and erase that count when the month ends.',
  names,
  fields,
  refusal,
  trap: 'Leave this field empty',
  submit: 'Send my report',
  sending: 'Sending…',
  errorHeading: 'Your report was not sent yet. Please check:',
  answers: {
    thanks: 'Thank you. Your report counts in the figures of this quarter.',
    missing: 'Your report was not sent. Please answer all 5 questions and send it again.',
    later: 'Too many reports came from your network. Please try again in 1 hour.',
    full: 'This month, 10 reports came from your network. We count no more, so that nobody can make up the numbers. Please come back next month.',
    retry: 'Your report was not saved. Please try again in a few minutes.',
  },
} as const

export type Words = MatchingWords<typeof en>
