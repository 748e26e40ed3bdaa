import type { MatchingWords } from '#language/matching-words.ts'
import { en as contract } from './contract/words.en.ts'

const { fields } = contract

export const en = {
  fields,
  heading: 'Write to us, or ask us to call you',
  intro: 'We need your name, and a telephone number or an e-mail address.',
  urgent: 'We don’t see messages right away. In an emergency,',
  urgentLink: 'call 911',
  language: 'Which language should we answer in?',
  languages: { en: 'English', es: 'Spanish' },
  call: 'When is a good time to call?',
  calls: {
    any: 'Any time you are open',
    morning: 'In the morning',
    afternoon: 'In the afternoon',
  },
  topic: 'What is it about?',
  topics: {
    appointment: 'An appointment',
    cost: 'Cost and insurance',
    records: 'Records and papers',
    other: 'Something else',
  },
  texts: 'You may also text me about this, at the number above.',
  trap: 'Leave this field empty',
  stored:
    'We use this to answer you, and erase it 90 days after we have. We do not keep which page you were on.',
  callBack: { heading: 'Ask us to call you', submit: 'Call me' },
  submit: 'Send',
  sending: 'Sending…',
  notTaken: 'This was not sent yet.',
  notSent: 'We could not be reached. What you wrote is still here. Please try again, or call us.',
  taken: 'We have your message.',
} as const

export type Words = MatchingWords<typeof en>
