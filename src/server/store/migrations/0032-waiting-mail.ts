import { type Kysely, sql } from 'kysely'

/**
 * The queue is found among the mails that wait, however many have been sent. What waits, what was
 * sent and what was given up have an index each: with one for all, SQLite sorted everything that
 * waited to find the first, and a sign-up cost more with each mail before it.
 */
export async function up(db: Kysely<unknown>) {
  const waits = sql<boolean>`sent_at is null and failed_at is null`
  for (const index of ['outbox_due', 'outbox_turn', 'outbox_lane']) {
    await db.schema.dropIndex(index).execute()
  }
  await db.schema
    .createIndex('outbox_turn')
    .on('outbox')
    .columns(['turn', 'next_attempt_at', 'id'])
    .where(waits)
    .execute()
  await db.schema
    .createIndex('outbox_lane')
    .on('outbox')
    .columns(['lane', 'turn'])
    .where(waits)
    .execute()
  await db.schema
    .createIndex('outbox_sent')
    .on('outbox')
    .column('sent_at')
    .where(sql<boolean>`sent_at is not null`)
    .execute()
  await db.schema
    .createIndex('outbox_failed')
    .on('outbox')
    .column('failed_at')
    .where(sql<boolean>`failed_at is not null`)
    .execute()
}
