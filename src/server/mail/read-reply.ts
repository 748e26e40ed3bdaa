import { type ReplyMeaning, replyStatuses, replyTexts, statusesOfRecipient } from './reply-table.ts'

export interface Refusal {
  /** Such as `5.1.1` (RFC 3463); empty where the server gave none. */
  status: string
  /** The words of the server. */
  text: string
  /** Whether it was said of this one recipient, at RCPT, and not of the mail. */
  ofRecipient: boolean
}

/** Whom a refusal for good is about; `undefined` when neither its words nor its status decide that. */
export function readRefusal({ ofRecipient, status, text }: Refusal): ReplyMeaning | undefined {
  const words = text.toLowerCase().replaceAll(/\s+/g, ' ')
  const said = replyTexts.find(
    (row) =>
      (row.status === undefined || row.status === status) &&
      row.says.some((saying) => words.includes(saying)),
  )
  if (said) return said.means
  const statuses = ofRecipient ? [...statusesOfRecipient, ...replyStatuses] : replyStatuses
  return statuses.find((row) => row.status.test(status))?.means
}

/** What stands at the end of the code of an error, in words that an office manager understands. */
const meanings: Readonly<Record<ReplyMeaning, string>> = {
  gone: 'the mailbox does not exist',
  full: 'the mailbox is full',
  unwelcome: 'the mail server of that mailbox does not want our mail',
  ours: 'the mail server refuses us, or what we send',
}

const codes: Readonly<Record<string, string>> = {
  ECONNECTION: 'the mail server cannot be reached',
  ESOCKET: 'the mail server cannot be reached',
  EDNS: 'the mail server is not known under its name: look at SMTP_URL',
  ETIMEDOUT: 'the mail server says nothing',
  EAUTH: 'the mail server does not take our user and password: look at SMTP_URL',
  ETLS: 'the connection to the mail server cannot be made safe: look at SMTP_URL',
  ESTOPPED: 'the website was stopped with the mail on its way',
}

/** What an error of ours comes to, for whoever cannot mend it. */
export function reasonOf(error: string): ReplyMeaning | 'unreachable' | 'other' {
  const [code = '', ...rest] = error.split(' ')
  const last = rest.at(-1) ?? ''
  if (Object.hasOwn(meanings, last)) return last as ReplyMeaning
  return Object.hasOwn(codes, code) ? 'unreachable' : 'other'
}

/** The code of an error of ours, explained: `the mailbox is full (552 5.2.2 at RCPT)`. */
export function explainError(error: string) {
  const [code = '', ...rest] = error.split(' ')
  const last = rest.at(-1) ?? ''
  const words = Object.hasOwn(meanings, last) ? meanings[last as ReplyMeaning] : codes[code]
  const reply = /\d{3}(?: [245]\.\d+\.\d+)?(?: [A-Z]+)?/.exec(error)?.[0]
  const exact = reply?.replace(/ (?=[A-Z])/, ' at ') ?? code
  return `${words ?? 'the mail server does not take it now'} (${exact})`
}
