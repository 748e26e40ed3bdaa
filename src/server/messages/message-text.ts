import { formatDateTime } from '#clinic/clock/clock.ts'
import { printable } from '#server/terminal/printable.ts'
import type { StoredMessage } from './queries.ts'
import { shortIdOf } from './short-id.ts'

const timeOf = (instant: number) => formatDateTime(new Date(instant).toISOString(), 'en')

const contactOf = ({ email, phone }: StoredMessage) => [phone, email].filter(Boolean).join(', ')

/** A message on one line: what the desk needs to answer it. */
export function messageLine(message: StoredMessage) {
  const { answeredAt, createdAt, id, language, name } = message
  return [
    shortIdOf(id),
    timeOf(createdAt),
    printable(name),
    printable(contactOf(message)),
    language,
    answeredAt === undefined ? 'waits' : 'answered',
  ].join(' | ')
}

/** Every field of a message and what it holds, as people read it. */
export function messageFields(message: StoredMessage) {
  const { answeredAt, createdAt, needs, texts, ...typed } = message
  return [
    ['id', typed.id],
    ['kind', typed.kind],
    ['came', timeOf(createdAt)],
    ['answered', answeredAt === undefined ? '' : timeOf(answeredAt)],
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
    ['desk note', typed.deskNote],
  ] as const
}

/** A message with all its fields, one a line; those that are empty are left out. */
export const messageText = (message: StoredMessage) =>
  messageFields(message)
    .filter(([, text]) => text !== '')
    .map(([field, text]) => `${field}: ${printable(text)}`)
    .join('\n')
