import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  title: 'Newsletter',
  lead: 'The newest issue first.',
  none: 'There is no issue yet.',
  states: {
    sample: 'A sample: it goes to nobody',
    'not-sent': 'Not sent',
    sending: 'Being sent',
    paused: 'Paused',
    sent: 'Sent',
  },
  isSample:
    'To send it, ask whoever keeps the pages to take the mark of a sample out of both files.',
  beginning: 'The mails are being written.',
  left: { one: '1 mail', other: '{n} mails' },
  leftOf: '{left} of {mails} mails have left.',
  failed: { one: '1 did not arrive.', other: '{n} did not arrive.' },
  doneBy: 'At the pace of our mail server, all will have left about {time}.',
  again: 'Look again',
  pause: 'Pause',
  goOn: 'Go on sending',
  failures: 'What did not arrive',
  failuresLead: 'Of the last 30 days.',
  what: {
    'given-up': { one: '1 mail was given up', other: '{n} mails were given up' },
    'put-off': { one: '1 mail is tried again later', other: '{n} mails are tried again later' },
    hard: {
      one: '1 mail came back: there is no such mailbox. Nothing more goes there.',
      other: '{n} mails came back: there are no such mailboxes. Nothing more goes there.',
    },
    soft: {
      one: '1 mail came back, perhaps only this time.',
      other: '{n} mails came back, perhaps only this time.',
    },
    complaint: {
      one: '1 reader reported it as unwanted. Nothing more goes there.',
      other: '{n} readers reported it as unwanted. Nothing more goes there.',
    },
  },
  because: '{what}: {reason}.',
  reasons: {
    gone: 'the mailbox does not exist',
    full: 'the mailbox is full',
    unwelcome: 'the mail server of that mailbox does not want our mail',
    ours: 'the mail server refuses us, or what we send',
    unreachable: 'our mail server cannot be reached',
    other: 'the mail server does not take it now',
  },
  preview: 'What readers get',
  languages: { en: 'English', es: 'Spanish' },
  subject: 'Subject',
  asMail: 'See the mail',
  onSite: 'See it on the website',
  asText: 'The mail as plain text',
  test: 'Send a test',
  testLead: 'In both languages, at once. Its links to unsubscribe lead nowhere.',
  to: 'Your e-mail address',
  testButton: 'Send me a test',
  testFailed: 'Not sent: {reason}.',
  send: 'Send it to the readers',
  readers: { one: '1 reader gets it', other: '{n} readers get it' },
  byLanguage: '{readers}: {en} in English, {es} in Spanish. Nobody gets it twice.',
  noReaders: 'Nobody has confirmed a subscription yet.',
  number: 'Type the number of readers',
  faults: {
    missing: 'Type the number of readers: {n}.',
    wrong: 'That is not the number of readers. It is {n}: type that, if you want to send it.',
  },
  sendButton: 'Send it',
} as const

export type Words = MatchingWords<typeof en>
