import type { Kysely, Transaction } from 'kysely'
import { clinicLane, queueMail } from './outbox.ts'
import type { MessageRequest } from './store.ts'
import type { MessageRow, Tables } from './tables.ts'

/** What a visitor wrote to the clinic. Fields that a form does not have are empty. */
export interface NewMessage
  extends Pick<
    MessageRow,
    'call' | 'email' | 'firm' | 'id' | 'kind' | 'language' | 'name' | 'note' | 'phone' | 'topic'
  > {
  needs: readonly string[]
  texts: boolean
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
