import type { Kysely, Selectable, Transaction } from 'kysely'
import type { HoldReason } from '#desk/view.ts'
import { minute } from '#language/dates/durations.ts'
import { randomId } from '#language/records/random-id.ts'
import { type NewMail, queueMail } from '#server/mail/outbox.ts'
import { type ByStaff, logBy } from '#server/staff/desk-log.ts'
import type { Engine } from '#server/store/engine.ts'
import type { CallOutcome, MessageEventRow, MessageRow, Tables } from '#server/store/tables.ts'
import { findHold } from './erasure-holds.ts'

export type MessageQueries = ReturnType<typeof createMessageQueries>

/** What visitors wrote to the clinic, and what the desk made of it. */
export function createMessageQueries({ changing, reading }: Engine) {
  return {
    add: changing(addMessage),
    readAnswerState: reading(readAnswerState),
    markAnswered: changing(markAnswered),
    finish: changing(finish),
    tellLate: changing(tellLate),
    reopen: changing(reopen),
    readAll: reading(readMessages),
    take: changing(takeMessage),
    giveBack: changing(giveBack),
    addCall: changing(addCall),
    addNote: changing(addNote),
    forget: changing(forgetMessage),
    eraseOld: changing(eraseOld),
  }
}

/** What a visitor wrote to the clinic. Fields that a form does not have are empty. */
export interface NewMessage
  extends Pick<
    MessageRow,
    'call' | 'email' | 'firm' | 'id' | 'kind' | 'language' | 'name' | 'note' | 'phone' | 'topic'
  > {
  needs: readonly string[]
  texts: boolean
}

/** A message as the desk sees it. */
export interface StoredMessage extends NewMessage {
  /** Milliseconds since 1970. */
  createdAt: number
  /** `undefined` while nobody has answered it. */
  answeredAt: number | undefined
  /** When a second person was told of it; `undefined` while nobody was. */
  lateAt: number | undefined
  /** Who at the clinic has it in hand; empty while nobody has. */
  takenBy: string
  /** What the desk did with it, the oldest first. */
  history: readonly MessageEvent[]
}

export interface MessageEvent extends Pick<MessageEventRow, 'author' | 'kind' | 'text'> {
  /** Milliseconds since 1970, where it is known. */
  at: number | undefined
}

/** Whether a message waits, and what of it may be told to whoever has the link in its mail. */
type AnswerState =
  | { kind: 'open' | 'answered'; id: string; createdAt: number }
  | { kind: 'unknown' }

/** Which message: by the token of its mail, or by its id. */
type MessageName = { hash: string } | { id: string }

export interface MessageRequest {
  message: NewMessage
  now: number
  /** SHA-256 of the token with which the clinic marks it as answered, in hex. */
  answerHash: string
  mail: NewMail & { recipient: string }
}

const sentAgainWithin = 10 * minute

/**
 * Whether a message is there already, word for word and unanswered: the button was pressed twice, or
 * the form was sent again because no answer came. Of two written within the same few milliseconds
 * PostgreSQL shows neither to the other: both are kept. A request for records is never there already:
 * nothing in it says of which patient.
 */
async function isThere(
  change: Transaction<Tables>,
  written: Partial<Selectable<MessageRow>>,
  now: number,
) {
  if (written.kind === 'records-request') return false
  const before = await change
    .selectFrom('messages')
    .select('id')
    .where((where) => where.and(written))
    .where('answered_at', 'is', null)
    .where('created_at', '>', now - sentAgainWithin)
    .executeTakeFirst()
  return before !== undefined
}

/** Keeps what a visitor wrote together with the mail that tells the clinic: both or neither, and once. */
async function addMessage(
  change: Transaction<Tables>,
  { answerHash, mail, message: { id, needs, texts, ...message }, now }: MessageRequest,
) {
  const written = { ...message, needs: needs.join(' '), texts: texts ? 1 : 0 }
  if (await isThere(change, written, now)) return { kind: 'stored' } as const
  await change
    .insertInto('messages')
    .values({
      ...written,
      id,
      email_key: message.email.toLowerCase(),
      answer_hash: answerHash,
      created_at: now,
      answered_at: null,
      late_at: null,
    })
    .execute()
  await queueMail(change, { ...mail, message_id: id, lane: 'clinic', now })
  return { kind: 'stored' } as const
}

const columnOf = (name: MessageName) =>
  'hash' in name ? (['answer_hash', name.hash] as const) : (['id', name.id] as const)

/** Says whether a message waits. Changes nothing. */
async function readAnswerState(db: Kysely<Tables>, name: MessageName): Promise<AnswerState> {
  const [column, value] = columnOf(name)
  const row = await db
    .selectFrom('messages')
    .select(['id', 'created_at', 'answered_at'])
    .where(column, '=', value)
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  const { answered_at, created_at: createdAt, id } = row
  return { kind: answered_at === null ? 'open' : 'answered', id, createdAt }
}

/** Who does something with a message, and when. */
interface DeskAct extends ByStaff {
  name: MessageName
  /** Of the clinic's own people. */
  author: string
}

/** Marks a message as answered; says what it was before. */
const markAnswered = (change: Transaction<Tables>, act: DeskAct) =>
  setAnswered(change, act, 'answered')

/** Marks as answered what is in nobody's hand, or in that of whoever says so. */
async function finish(
  change: Transaction<Tables>,
  { id, ...act }: MessageTask,
): Promise<AnswerState | { kind: 'taken' }> {
  const row = await change
    .selectFrom('messages')
    .select('taken_by')
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  if (row && row.taken_by !== '' && row.taken_by !== act.author) return { kind: 'taken' }
  return markAnswered(change, { name: { id }, ...act })
}

/** Lets an answered message wait again; says what it was before. */
const reopen = (change: Transaction<Tables>, act: DeskAct) => setAnswered(change, act, 'reopened')

async function setAnswered(
  change: Transaction<Tables>,
  { author, by, name, now }: DeskAct,
  kind: 'answered' | 'reopened',
): Promise<AnswerState> {
  const [column, value] = columnOf(name)
  const [answeredAt, was] =
    kind === 'answered' ? ([now, 'is'] as const) : ([null, 'is not'] as const)
  const changed = await change
    .updateTable('messages')
    .set({ answered_at: answeredAt })
    .where(column, '=', value)
    .where('answered_at', was, null)
    .returning(['id', 'created_at'])
    .executeTakeFirst()
  if (!changed) return readAnswerState(change, name)
  const { created_at: createdAt, id } = changed
  await addEvent(change, { id, author, now, kind, text: '' })
  const act = kind === 'answered' ? 'done' : 'undo'
  await logBy(change, { act, subject: id, by, now })
  return { kind: kind === 'answered' ? 'open' : 'answered', id, createdAt }
}

function addEvent(
  change: Transaction<Tables>,
  { id, now, ...event }: Pick<MessageEventRow, 'author' | 'id' | 'kind' | 'text'> & { now: number },
) {
  return change
    .insertInto('message_events')
    .values({ id: randomId(), message_id: id, at: now, ...event })
    .execute()
}

/** Queues the mail to a second person about a message that nobody has answered: once, by one server. */
async function tellLate(
  change: Transaction<Tables>,
  { id, mail, now }: { id: string; mail: NewMail & { recipient: string }; now: number },
): Promise<{ kind: 'queued' | 'told-before' }> {
  const told = await change
    .updateTable('messages')
    .set({ late_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('late_at', 'is', null)
    .executeTakeFirst()
  if (told.numUpdatedRows !== 1n) return { kind: 'told-before' }
  await queueMail(change, { ...mail, message_id: id, lane: 'clinic', now })
  return { kind: 'queued' }
}

/** Every message, the oldest first. */
export async function readMessages(
  db: Kysely<Tables>,
): Promise<{ kind: 'messages'; messages: readonly StoredMessage[] }> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const events = await db.selectFrom('message_events').selectAll().orderBy('at').execute()
  const historyOf = Map.groupBy(events, ({ message_id }) => message_id)
  const messages = rows.map((row) => asStored(row, historyOf.get(row.id) ?? []))
  return { kind: 'messages', messages }
}

function asStored(
  {
    answered_at,
    answer_hash: _,
    created_at,
    email_key: __,
    late_at,
    needs,
    taken_by,
    texts,
    ...row
  }: Selectable<MessageRow>,
  events: readonly MessageEventRow[],
): StoredMessage {
  return {
    ...row,
    needs: needs.split(' ').filter(Boolean),
    texts: texts === 1,
    createdAt: created_at,
    answeredAt: answered_at ?? undefined,
    lateAt: late_at ?? undefined,
    takenBy: taken_by,
    history: events
      .map(({ at, author, kind, text }) => ({ at: at ?? undefined, author, kind, text }))
      // Of what has no time, the engines differ on whether it comes first.
      .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)),
  }
}

/** How a call may end. */
export const callOutcomes = [
  'reached',
  'no-answer',
  'left-word',
] as const satisfies readonly CallOutcome[]

interface MessageTask extends Omit<DeskAct, 'name'> {
  id: string
}

/** Puts a message that waits into somebody's hand, unless it is in one; says whose it is. */
async function takeMessage(
  change: Transaction<Tables>,
  { author, by, id, now }: MessageTask,
): Promise<{ kind: 'taken'; by: string } | { kind: 'answered' | 'unknown' }> {
  const taken = await change
    .updateTable('messages')
    .set({ taken_by: author })
    .where('id', '=', id)
    .where('taken_by', '=', '')
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 1n) {
    await addEvent(change, { id, author, now, kind: 'taken', text: '' })
    await logBy(change, { act: 'take', subject: id, by, now })
    return { kind: 'taken', by: author }
  }
  const row = await change
    .selectFrom('messages')
    .select(['taken_by', 'answered_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  return row.answered_at === null ? { kind: 'taken', by: row.taken_by } : { kind: 'answered' }
}

/** Lets others take a message that somebody has in hand. */
async function giveBack(
  change: Transaction<Tables>,
  { author, by, id, now }: MessageTask,
): Promise<{ kind: 'given-back' | 'not-theirs' }> {
  const given = await change
    .updateTable('messages')
    .set({ taken_by: '' })
    .where('id', '=', id)
    .where('taken_by', '=', author)
    .executeTakeFirst()
  if (given.numUpdatedRows !== 1n) return { kind: 'not-theirs' }
  await addEvent(change, { id, author, now, kind: 'given-back', text: '' })
  await logBy(change, { act: 'give-back', subject: id, by, now })
  return { kind: 'given-back' }
}

/** Writes down a call and how it ended; says whether the message still waits, or is gone. */
async function addCall(
  change: Transaction<Tables>,
  { author, by, id, now, outcome }: MessageTask & { outcome: CallOutcome },
): Promise<{ kind: AnswerState['kind'] }> {
  const { kind } = await readAnswerState(change, { id })
  if (kind === 'unknown') return { kind }
  await addEvent(change, { id, author, now, kind: outcome, text: '' })
  await logBy(change, { act: outcome, subject: id, by, now })
  return { kind }
}

/** Adds a note of the desk; `unknown` when the message is gone. */
async function addNote(
  change: Transaction<Tables>,
  { author, by, id, now, text }: MessageTask & { text: string },
): Promise<{ kind: 'stored' | 'unknown' }> {
  const { kind } = await readAnswerState(change, { id })
  if (kind === 'unknown') return { kind }
  await addEvent(change, { id, author, now, kind: 'note', text })
  await logBy(change, { act: 'note', subject: id, by, now })
  return { kind: 'stored' }
}

/**
 * Deletes a message with its mails, and the digests that may speak of it and have not gone out; not
 * while somebody who wrote it is held.
 */
async function forgetMessage(
  change: Transaction<Tables>,
  { by, id, now }: { id: string } & ByStaff,
): Promise<{ kind: 'forgotten' } | { kind: 'held'; reason: HoldReason }> {
  const reason = await findHold(change, { messageId: id })
  if (reason) return { kind: 'held', reason }
  await change.deleteFrom('messages').where('id', '=', id).execute()
  await change
    .deleteFrom('outbox')
    .where('kind', '=', 'clinic-digest')
    .where('sent_at', 'is', null)
    .execute()
  await logBy(change, { act: 'erased-message', subject: id, by, now })
  return { kind: 'forgotten' }
}

/** Deletes messages answered before a time, and all that came before another; says how many. */
async function eraseOld(
  change: Transaction<Tables>,
  { answeredBefore, cameBefore }: { answeredBefore: number; cameBefore: number },
) {
  const erased = await change
    .deleteFrom('messages')
    .where(({ eb, or }) =>
      or([eb('answered_at', '<', answeredBefore), eb('created_at', '<', cameBefore)]),
    )
    .executeTakeFirst()
  return { kind: 'erased', messages: Number(erased.numDeletedRows) } as const
}
