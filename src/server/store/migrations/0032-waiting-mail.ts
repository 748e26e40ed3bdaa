import { type Kysely, sql } from 'kysely'

/** The queue is found among the mails that wait, however many have been sent. */
export async function up(db: Kysely<unknown>) {
  const waits = sql<boolean>`sent_at is null and failed_at is null`
  for (const index of ['outbox_turn', 'outbox_lane']) await db.schema.dropIndex(index).execute()
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
}
