import type { Kysely, Transaction } from 'kysely'
import { clinicLane, queueMail } from '#server/mail/outbox.ts'
import type { MessageRequest } from '#server/store/store.ts'
import type { MessageRow, Tables } from '#server/store/tables.ts'

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
export interface KeptMessage extends NewMessage {
  /** Milliseconds since 1970. */
  createdAt: number
  /** `undefined` while nobody has answered it. */
  answeredAt: number | undefined
  deskNote: string
}

export type AnswerState = 'open' | 'answered' | 'unknown'

/** Which message: by the token of its mail, or by its id. */
export type MessageName = { hash: string } | { id: string }

export async function addMessage(
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
      desk_note: '',
    })
    .execute()
  await queueMail(change, { ...mail, message_id: message.id, lane: clinicLane, now })
}

const columnOf = (name: MessageName) =>
  'hash' in name ? (['answer_hash', name.hash] as const) : (['id', name.id] as const)

export async function readAnswerState(db: Kysely<Tables>, name: MessageName): Promise<AnswerState> {
  const [column, value] = columnOf(name)
  const row = await db
    .selectFrom('messages')
    .select('answered_at')
    .where(column, '=', value)
    .executeTakeFirst()
  if (!row) return 'unknown'
  return row.answered_at === null ? 'open' : 'answered'
}

/** Says what the message was before: only an open one changes. */
export async function markAnswered(
  change: Transaction<Tables>,
  name: MessageName,
  now: number,
): Promise<AnswerState> {
  const [column, value] = columnOf(name)
  const marked = await change
    .updateTable('messages')
    .set({ answered_at: now })
    .where(column, '=', value)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n ? 'open' : readAnswerState(change, name)
}

/** Every message, the oldest first. */
export async function readMessages(db: Kysely<Tables>): Promise<readonly KeptMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(asKept)
}

function asKept({
  answered_at,
  answer_hash: _,
  created_at,
  desk_note,
  email_key: __,
  needs,
  texts,
  ...row
}: MessageRow): KeptMessage {
  return {
    ...row,
    needs: needs.split(' ').filter(Boolean),
    texts: texts === 1,
    createdAt: created_at,
    answeredAt: answered_at ?? undefined,
    deskNote: desk_note,
  }
}

export async function writeDeskNote(change: Transaction<Tables>, id: string, note: string) {
  await change.updateTable('messages').set({ desk_note: note }).where('id', '=', id).execute()
}

/** Deletes a message with its mails, and the digests that may speak of it and have not gone out. */
export async function forgetMessage(change: Transaction<Tables>, id: string) {
  await change.deleteFrom('messages').where('id', '=', id).execute()
  await change
    .deleteFrom('outbox')
    .where('kind', '=', 'clinic-digest')
    .where('sent_at', 'is', null)
    .execute()
}

/** Deletes the messages whose time is over; says how many. */
export async function eraseOldMessages(
  change: Transaction<Tables>,
  { answeredBefore, cameBefore }: { answeredBefore: number; cameBefore: number },
) {
  const erased = await change
    .deleteFrom('messages')
    .where(({ eb, or }) =>
      or([eb('answered_at', '<', answeredBefore), eb('created_at', '<', cameBefore)]),
    )
    .executeTakeFirst()
  return Number(erased.numDeletedRows)
}

/** Queues the digest of a day; the first of several servers wins. */
export async function addDigest(
  change: Transaction<Tables>,
  { day, mail, now }: { day: string; mail: MessageRequest['mail']; now: number },
) {
  const added = await change
    .insertInto('digests')
    .values({ day })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) return 'sent-before'
  await change.deleteFrom('digests').where('day', '<', day).execute()
  await queueMail(change, { ...mail, lane: clinicLane, now })
  return 'queued'
}

/** Whether the digest of a day was queued before. */
export async function hasDigest(db: Kysely<Tables>, day: string) {
  const row = await db.selectFrom('digests').select('day').where('day', '=', day).executeTakeFirst()
  return row !== undefined
}
