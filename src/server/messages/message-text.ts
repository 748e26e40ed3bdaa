import { formatDateTime } from '#clinic/clock/clock.ts'
import type { CallTime } from '#forms/message/contract/contract.ts'
import { printable } from '#server/terminal/printable.ts'
import { callWords } from './notice-mail.ts'
import type { MessageEvent, StoredMessage } from './queries.ts'
import { shortIdOf } from './short-id.ts'

const timeOf = (instant: number) => formatDateTime(instant, 'en')

const contactOf = ({ email, phone }: StoredMessage) => [phone, email].filter(Boolean).join(', ')

const waitsWith = (takenBy: string) => (takenBy === '' ? 'waits' : `with ${printable(takenBy)}`)

/** A message on one line: what the desk needs to answer it. */
export function messageLine(message: StoredMessage) {
  const { answeredAt, call, createdAt, firm, id, kind, language, name, takenBy, topic } = message
  return [
    shortIdOf(id),
    timeOf(createdAt),
    answeredAt === undefined ? waitsWith(takenBy) : 'answered',
    kind === 'records-request' ? 'records request' : `about ${topic}`,
    printable(firm === '' ? name : `${name} (${firm})`),
    printable(contactOf(message)),
    language,
    `call ${callWords[call as CallTime] ?? call}`,
  ].join(' | ')
}

const eventWords: Readonly<Record<MessageEvent['kind'], string>> = {
  note: 'noted',
  answered: 'answered',
  reopened: 'waits again',
  taken: 'took it',
  'given-back': 'gave it back',
  reached: 'called, reached them',
  'no-answer': 'called, no answer',
  'left-word': 'called, left word',
}

/** What somebody at the desk did, and when. */
function eventLine({ at, author, kind, text }: MessageEvent) {
  const when = at === undefined ? 'earlier' : timeOf(at)
  const did = [when, author, eventWords[kind]].filter(Boolean).join(', ')
  return text === '' ? did : `${did}: ${text}`
}

/** Every field of a message and what it holds, as people read it. */
export function messageFields(message: StoredMessage) {
  const { answeredAt, createdAt, history, needs, takenBy, texts, ...typed } = message
  return [
    ['id', typed.id],
    ['kind', typed.kind],
    ['came', timeOf(createdAt)],
    ['answered', answeredAt === undefined ? '' : timeOf(answeredAt)],
    ['in hand of', takenBy],
    ['name', typed.name],
    ['firm', typed.firm],
    ['phone', typed.phone],
    ['email', typed.email],
    ['language', typed.language],
    ['call', typed.call],
    ['text messages', texts ? 'welcome' : 'no'],
    ['topic', typed.topic],
    ['needs', needs.join(', ')],
    ['note', typed.note],
    ['desk', history.map(eventLine).join(' / ')],
  ] as const
}

/** A message with all its fields and all that was done with it, one a line; what is empty is left out. */
export const messageText = (message: StoredMessage) =>
  [
    ...messageFields(message)
      .filter(([field, text]) => text !== '' && field !== 'desk')
      .map(([field, text]) => `${field}: ${printable(text)}`),
    ...message.history.map((event) => `desk: ${printable(eventLine(event))}`),
  ].join('\n')
