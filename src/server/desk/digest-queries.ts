import type { Kysely, Transaction } from 'kysely'
import { type NewMail, queueMail } from '#server/mail/outbox.ts'
import type { Engine } from '#server/store/engine.ts'
import type { Tables } from '#server/store/tables.ts'

export type DigestQueries = ReturnType<typeof createDigestQueries>

/** The mail of each morning, which of several servers one alone sends. Days are as `2026-03-02`. */
export function createDigestQueries({ changing, reading }: Engine) {
  return { read: reading(readDigest), add: changing(addDigest) }
}

/** Whether the digest of a day was queued before. */
async function readDigest(db: Kysely<Tables>, day: string) {
  const row = await db.selectFrom('digests').select('day').where('day', '=', day).executeTakeFirst()
  return { kind: row ? 'sent-before' : 'due' } as const
}

interface DigestRequest {
  day: string
  now: number
  mail: NewMail & { recipient: string }
}

/** Queues the digest of a day; the first of several servers wins. */
async function addDigest(
  change: Transaction<Tables>,
  { day, mail, now }: DigestRequest,
): Promise<{ kind: 'queued' | 'sent-before' }> {
  const added = await change
    .insertInto('digests')
    .values({ day })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) return { kind: 'sent-before' }
  await change.deleteFrom('digests').where('day', '<', day).execute()
  await queueMail(change, { ...mail, lane: 'clinic', now })
  return { kind: 'queued' }
}
