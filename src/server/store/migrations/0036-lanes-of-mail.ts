import { type Kysely, sql } from 'kysely'

/**
 * Three lanes of mail that leave by themselves, each with its own order and pace; what was called a
 * lane is the network of whoever caused a mail. A mail notes its first try, and the first word that its
 * mailbox does not exist: nothing is taken back any more.
 */
export async function up(db: Kysely<unknown>) {
  const waits = sql<boolean>`sent_at is null and failed_at is null`
  for (const index of ['outbox_turn', 'outbox_lane']) await db.schema.dropIndex(index).execute()
  await db.schema.alterTable('outbox').renameColumn('lane', 'network').execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo('confirmations'))
    .execute()
  for (const column of ['tried_at', 'refused_at']) {
    await db.schema.alterTable('outbox').addColumn(column, 'bigint').execute()
  }
  await sql`update outbox set lane = network where network in ('clinic', 'newsletter')`.execute(db)
  await sql`update outbox set turn = 0 where turn < 0`.execute(db)
  await sql`update outbox set recipient = null, message = null where failed_at is not null`.execute(
    db,
  )
  await db.schema
    .createIndex('outbox_turn')
    .on('outbox')
    .columns(['lane', 'turn', 'next_attempt_at', 'id'])
    .where(waits)
    .execute()
  await db.schema
    .createIndex('outbox_network')
    .on('outbox')
    .columns(['lane', 'network', 'turn'])
    .where(waits)
    .execute()

  await db.schema
    .createTable('mail_pace')
    .addColumn('lane', 'text', (column) => column.primaryKey())
    .addColumn('full_at', 'double precision', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('suppressions').dropColumn('mail_id').execute()
}
