import type { Kysely, Transaction } from 'kysely'
import { type NewMail, queueMail } from '#server/mail/outbox.ts'
import type { Engine } from '#server/store/engine.ts'
import type { MessageRow, Tables } from '#server/store/tables.ts'

export type MessageQueries = ReturnType<typeof createMessageQueries>

/** What visitors wrote to the clinic, and what the desk made of it. */
export function createMessageQueries({ changing, reading }: Engine) {
  return {
    add: changing(addMessage),
    readAnswerState: reading(readAnswerState),
    markAnswered: changing(markAnswered),
    tellLate: changing(tellLate),
    readAll: reading(readMessages),
    writeDeskNote: changing(writeDeskNote),
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
  deskNote: string
}

interface AnswerState {
  kind: 'open' | 'answered' | 'unknown'
}

/** Which message: by the token of its mail, or by its id. */
type MessageName = { hash: string } | { id: string }

export interface MessageRequest {
  message: NewMessage
  now: number
  /** SHA-256 of the token with which the clinic marks it as answered, in hex. */
  answerHash: string
  mail: NewMail & { recipient: string }
}

/** Keeps what a visitor wrote together with the mail that tells the clinic: both or neither. */
async function addMessage(
  change: Transaction<Tables>,
  { answerHash, mail, message: { needs, texts, ...message }, now }: MessageRequest,
) {
  await change
    .insertInto('messages')
    .values({
      ...message,
      email_key: message.email.toLowerCase(),
      needs: needs.join(' '),
      texts: texts ? 1 : 0,
      answer_hash: answerHash,
      created_at: now,
      answered_at: null,
      late_at: null,
      desk_note: '',
    })
    .execute()
  await queueMail(change, { ...mail, message_id: message.id, lane: 'clinic', now })
  return { kind: 'stored' } as const
}

const columnOf = (name: MessageName) =>
  'hash' in name ? (['answer_hash', name.hash] as const) : (['id', name.id] as const)

/** Says whether a message waits. Changes nothing. */
async function readAnswerState(db: Kysely<Tables>, name: MessageName): Promise<AnswerState> {
  const [column, value] = columnOf(name)
  const row = await db
    .selectFrom('messages')
    .select('answered_at')
    .where(column, '=', value)
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  return { kind: row.answered_at === null ? 'open' : 'answered' }
}

/** Marks a message as answered; says what it was before. */
async function markAnswered(
  change: Transaction<Tables>,
  { name, now }: { name: MessageName; now: number },
): Promise<AnswerState> {
  const [column, value] = columnOf(name)
  const marked = await change
    .updateTable('messages')
    .set({ answered_at: now })
    .where(column, '=', value)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n ? { kind: 'open' } : readAnswerState(change, name)
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
  return { kind: 'messages', messages: rows.map(asStored) }
}

function asStored({
  answered_at,
  answer_hash: _,
  created_at,
  desk_note,
  email_key: __,
  late_at,
  needs,
  texts,
  ...row
}: MessageRow): StoredMessage {
  return {
    ...row,
    needs: needs.split(' ').filter(Boolean),
    texts: texts === 1,
    createdAt: created_at,
    answeredAt: answered_at ?? undefined,
    lateAt: late_at ?? undefined,
    deskNote: desk_note,
  }
}

/** Keeps what the desk writes about a message, in place of what it wrote before. */
async function writeDeskNote(
  change: Transaction<Tables>,
  { id, note }: { id: string; note: string },
) {
  await change.updateTable('messages').set({ desk_note: note }).where('id', '=', id).execute()
  return { kind: 'stored' } as const
}

/** Deletes a message with its mails, and the digests that may speak of it and have not gone out. */
async function forgetMessage(change: Transaction<Tables>, id: string) {
  await change.deleteFrom('messages').where('id', '=', id).execute()
  await change
    .deleteFrom('outbox')
    .where('kind', '=', 'clinic-digest')
    .where('sent_at', 'is', null)
    .execute()
  return { kind: 'forgotten' } as const
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
